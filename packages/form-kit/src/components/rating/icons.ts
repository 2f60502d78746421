import type { RatingSettings } from './schema.ts'

/** Signs that every font has; U+FE0E keeps them in the colour of the text. */
export const icons: Record<RatingSettings['icon'], string> = {
  star: '★\uFE0E',
  heart: '♥\uFE0E',
  thumb: '👍\uFE0E',
  face: '☺\uFE0E',
}
