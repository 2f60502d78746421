/** What the browser reads codes with, or what is brought where it cannot. */
export interface Detector {
  detect(source: HTMLVideoElement | ImageBitmap): Promise<{ rawValue: string }[]>
}
