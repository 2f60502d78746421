/** A picture as a canvas gives it: four bytes a pixel (red, green, blue, opacity), row by row. */
export interface Pixels {
  data: Uint8ClampedArray
  width: number
  height: number
}
