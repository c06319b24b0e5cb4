interface ImportMetaEnv {
  /** Of package.json; the build writes it in (vite.config.ts). */
  readonly VITE_VERSION: string;
}
