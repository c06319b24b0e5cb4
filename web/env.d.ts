interface ImportMetaEnv {
  /** Version in package.json, inserted by the build (vite.config.ts). */
  readonly VITE_VERSION: string;
}
