interface EyeDropper {
  open(): Promise<{ sRGBHex: string }>
}

declare global {
  interface Window {
    EyeDropper?: new () => EyeDropper
  }
}

/** Takes a colour from anywhere on the screen, in browsers that can; null when the person thinks better of it. */
export const pickFromScreen: (() => Promise<string | null>) | null = window.EyeDropper
  ? () =>
      new (window.EyeDropper as new () => EyeDropper)().open().then(
        ({ sRGBHex }) => sRGBHex.slice(0, 7).toUpperCase(),
        () => null,
      )
  : null
