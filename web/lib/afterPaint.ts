/** Once what was drawn is on screen: for what the page in view can wait for. Of a tab that nobody sees, once it is seen. */
export const afterPaint = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
  });
