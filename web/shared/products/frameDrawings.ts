/** Shapes of the drawn frames, in a box of 100 by 48. The right lens mirrors the left one. */
export type Drawing = {
  /** Outline of the left lens around its centre. */
  lens: string;
  /** Width of the rim. */
  rim: number;
  /** True of thin metal with nose pads, false of acetate. */
  isMetal: boolean;
  /** Left end piece; absent when a brow bar covers it. */
  temple?: string;
  bridge: string;
};

export const frameDrawings = {
  round: {
    lens: "M0-15a15 15 0 1 1 0 30a15 15 0 0 1 0-30Z",
    rim: 2.2,
    isMetal: true,
    temple: "M11 21 6.5 18.5",
    bridge: "M40.5 20.5C45 15.5 55 15.5 59.5 20.5",
  },
  pantos: {
    lens: "M-16-6C-16-13.5-9-14.5 0-14.5S16-13.5 16-6C16 6.5 8.5 15 0 15S-16 6.5-16-6Z",
    rim: 4.6,
    isMetal: false,
    temple: "M10 16 5.5 15",
    bridge: "M41.5 18C45.5 14.6 54.5 14.6 58.5 18",
  },
  oval: {
    lens: "M0-11.5c10.5 0 17 4.6 17 11.5S10.5 11.5 0 11.5-17 6.9-17 0-10.5-11.5 0-11.5Z",
    rim: 2.2,
    isMetal: true,
    temple: "M9.5 21 5.5 18.5",
    bridge: "M42.5 21C46 17 54 17 57.5 21",
  },
  rectangle: {
    lens: "M-15-10.5H14.5Q18-10.5 17.6-7L16.6 4.5Q16 10.5 10 10.5H-10Q-16 10.5-17 4.5L-18.2-7Q-18.5-10.5-15-10.5Z",
    rim: 3.8,
    isMetal: false,
    temple: "M8.6 16 5 15",
    bridge: "M43 18C46.5 15.5 53.5 15.5 57 18",
  },
  square: {
    lens: "M-13-14H13Q17-14 17-10V7Q17 14.5 9.5 14.5H-9.5Q-17 14.5-17 7V-10Q-17-14-13-14Z",
    rim: 4.8,
    isMetal: false,
    temple: "M9.4 14.5 5 13.5",
    bridge: "M42.5 17C46.5 14 53.5 14 57.5 17",
  },
  trapeze: {
    lens: "M-16-13 12-12.4Q16.6-12.2 16.2-8L14.6 4.4Q13 14 4 14H-5Q-13.2 14-15.2 6.4L-19-8.2Q-20-13-16-13Z",
    rim: 4.8,
    isMetal: false,
    temple: "M7.4 14.4 3 12.4",
    bridge: "M42.2 16.8C46.5 13.4 53.5 13.4 57.8 16.8",
  },
  catEye: {
    lens: "M-20.5-15.5Q-9-12.5 3-12Q15.5-11.6 16-7.5C16.6 1 11 13.6-1 13.6-12 13.6-16.6 6-18.4-4.5Q-19.4-10.5-20.5-15.5Z",
    rim: 4.4,
    isMetal: false,
    temple: "M7 11 2.6 7.6",
    bridge: "M42 18C46.2 14.6 53.8 14.6 58 18",
  },
  hexagon: {
    lens: "M-9-13.5H9L17 0 9.5 14H-9.5L-17 0Z",
    rim: 2.4,
    isMetal: true,
    temple: "M9.5 23 5.5 18.5",
    bridge: "M41 19C45.5 14.8 54.5 14.8 59 19",
  },
  aviator: {
    lens: "M-15.5-12.5Q0-14.6 13.5-11.6Q17-10.6 16-6.2C14.4 2.4 10 8.6 4 12.6-3 17.2-12.4 14-15.6 5.4-17.6-.4-18-7-17.4-10.6Q-17-12.3-15.5-12.5Z",
    rim: 2,
    isMetal: true,
    temple: "M8.6 15.5 5 14",
    bridge: "M42 19.5C46 16.6 54 16.6 58 19.5M36 10.4H64",
  },
  navigator: {
    lens: "M-15-13H13.4Q17-13 16.4-9L14.6 5.4Q13 14.5 4.6 14.5H-7Q-14.4 14.5-15.8 7.4L-18.2-8.6Q-18.8-13-15-13Z",
    rim: 2.6,
    isMetal: true,
    temple: "M8 14.5 4.4 13.5",
    bridge: "M41.5 20C46 16.8 54 16.8 58.5 20M39 11.2H61",
  },
  browline: {
    lens: "M-16.5-8.5H15.5C16.6 4.5 9 14 0 14S-16.6 5-16.5-8.5Z",
    rim: 1.8,
    isMetal: true,
    bridge: "M41.5 16.4C46 13.6 54 13.6 58.5 16.4",
  },
  rimless: {
    lens: "M-15.5-10H14.5Q17.6-10 17-6.4L15.2 4.6Q14 11 8 11H-9.5Q-15.4 11-16.4 4.6L-18-6.4Q-18.6-10-15.5-10Z",
    rim: 0.9,
    isMetal: true,
    temple: "M11 18 5 16.4",
    bridge: "M40 20.5C45.5 16 54.5 16 60 20.5",
  },
} as const satisfies Record<string, Drawing>;

export type FrameShape = keyof typeof frameDrawings;
