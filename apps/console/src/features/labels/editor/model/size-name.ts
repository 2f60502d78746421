import { labelLimits, labelSizes } from '@matai/label'

interface Size {
  width: number
  height: number
}

type SizeName = keyof typeof labelSizes
const names = Object.keys(labelSizes) as SizeName[] // the keys of the same record

/** The name under which a size is offered. */
export function sizeNameOf({ width, height }: Size): SizeName | 'free' {
  return names.find((name) => labelSizes[name].width === width && labelSizes[name].height === height) ?? 'free'
}

export const sizeText = ({ width, height }: Size) => `${width}x${height}`

/** A size as an address has it: '157.5x105'. Anything else is the specification's landscape. */
export function readSize(text: string): Size {
  const [, width, height] = /^(\d+(?:\.\d+)?)x(\d+(?:\.\d+)?)$/.exec(text) ?? []
  const { min, max } = labelLimits.side
  const size = { width: Number(width), height: Number(height) }
  const fits = [size.width, size.height].every((side) => side >= min && side <= max)
  return fits ? size : { ...labelSizes.landscape }
}
