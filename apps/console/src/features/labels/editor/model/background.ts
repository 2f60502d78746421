interface Size {
  width: number
  height: number
}

const mmPerInch = 25.4
/** What labels are printed at, and what still looks sharp. */
const [best, least] = [300, 150]
/** How much proportions may differ: more would be cut off visibly. */
const slack = 0.03

const pixels = ({ width, height }: Size, dpi: number): Size => ({
  width: Math.round((width / mmPerInch) * dpi),
  height: Math.round((height / mmPerInch) * dpi),
})

/** Pixels that the background picture of a label has at best: 1860 by 1240 on the specification's landscape. */
export const backgroundPixels = (label: Size): Size => pixels(label, best)

/** Why a picture cannot be the background of a label, and the pixels that it would need; null when it can. */
export function backgroundFault(label: Size, picture: Size): ({ why: 'proportions' | 'small' } & Size) | null {
  const difference = Math.abs(Math.log(picture.width / picture.height / (label.width / label.height)))
  if (!(difference <= slack)) return { why: 'proportions', ...pixels(label, best) }
  const needed = pixels(label, least)
  return picture.width < needed.width || picture.height < needed.height ? { why: 'small', ...needed } : null
}
