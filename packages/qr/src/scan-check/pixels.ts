/** A picture as a canvas gives it: four bytes a pixel (red, green, blue, opacity), row by row. */
export interface Pixels {
  data: Uint8ClampedArray
  width: number
  height: number
}

/** One byte a pixel: all that a decoder looks at. */
export interface Grey {
  data: Uint8ClampedArray
  width: number
  height: number
}

export function toGrey({ data, width, height }: Pixels): Grey {
  const grey = new Uint8ClampedArray(width * height)
  for (let at = 0, from = 0; at < grey.length; at++, from += 4) {
    grey[at] = 0.299 * (data[from] ?? 0) + 0.587 * (data[from + 1] ?? 0) + 0.114 * (data[from + 2] ?? 0)
  }
  return { data: grey, width, height }
}

export function toPixels({ data, width, height }: Grey): Pixels {
  const pixels = new Uint8ClampedArray(width * height * 4)
  for (let at = 0, to = 0; at < data.length; at++, to += 4) {
    const value = data[at] ?? 0
    pixels[to] = pixels[to + 1] = pixels[to + 2] = value
    pixels[to + 3] = 255
  }
  return { data: pixels, width, height }
}
