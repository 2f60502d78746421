import { namedColours } from '@matai/contract'
import type { PhraseKey } from '@matai/i18n'
import {
  bodyReaders,
  bodyTypes,
  completeStyle,
  draw,
  eyeReaders,
  eyeTypes,
  foreTypes,
  frameTypes,
  gradientWays,
  logoShapes,
  type QrStyle,
  type Readers,
} from '@matai/qr'
import { presets } from '@matai/qr/presets'

interface Sample {
  field: keyof QrStyle
  value: string
  name: PhraseKey
  svg: string
  readers?: Readers
}

const sample = (changes: Partial<QrStyle>) =>
  draw('1', completeStyle({ level: 'L', margin: 1, size: 100, ...changes })).svg

// A logo shape needs a picture: a plain disc of ours would look the same in all, so the eye that has the shape stands in.
const inner = (eyeInType: QrStyle['eyeInType']) => sample({ eyeInType })

let kept: Sample[] | undefined

/** Every shape that a style may name, drawn once. */
export function imageSamples(): Sample[] {
  kept ??= [
    ...bodyTypes.map(
      (value) =>
        ({
          field: 'bodyType',
          value,
          name: `styles.body_${value}`,
          svg: sample({ bodyType: value }),
          readers: bodyReaders[value],
        }) as const,
    ),
    ...eyeTypes.map(
      (value) =>
        ({
          field: 'eyeType',
          value,
          name: `styles.eye_${value}`,
          svg: sample({ eyeType: value }),
          readers: eyeReaders[value],
        }) as const,
    ),
    ...eyeTypes.map(
      (value) => ({ field: 'eyeInType', value, name: `styles.eye_${value}`, svg: inner(value) }) as const,
    ),
    ...frameTypes.map(
      (value) =>
        ({ field: 'frameType', value, name: `styles.frame_${value}`, svg: sample({ frameType: value }) }) as const,
    ),
    ...gradientWays.map(
      (value) =>
        ({
          field: 'gradientWay',
          value,
          name: `styles.way_${value}`,
          svg: sample({ foreType: foreTypes[1], foreColor: '#0B6B50', foreColorTwo: '#2E4E7E', gradientWay: value }),
        }) as const,
    ),
    ...logoShapes.map(
      (value) => ({ field: 'logoShap', value, name: `styles.logo_${value}`, svg: inner(value) }) as const,
    ),
  ]
  return kept
}

export const colourNames = namedColours.map(({ key, color }) => ({ name: `styles.colour_${key}`, color }) as const)

/** Our own looks, each as a whole style. */
export const ownLooks = presets.map(
  ({ id, trade, look }) =>
    ({ id, name: `presets.${id}`, trade: `presets.trade_${trade}`, style: completeStyle(look) }) as const,
)
