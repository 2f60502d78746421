import { type BodyType, bodyTypes, type EyeType, eyeTypes, type QrStyle } from './style.ts'

/**
 * Who reads a shape: `all` readers, or `phones` only. Readers that are built into machines (and programs on OpenCV or
 * quirc) know an eye by its square outline, and lose rings whose corners are round or cut even in a clean picture. What
 * stands in the middle of a ring is nothing to them: of 1,440 pictures with square outlines, all balls and modules, quirc
 * read all but two.
 */
export type Readers = 'all' | 'phones'

const squareOutside: readonly EyeType[] = ['square', 'porthole']

/** By the ring of an eye. */
export const eyeReaders = Object.fromEntries(
  eyeTypes.map((eye) => [eye, squareOutside.includes(eye) ? 'all' : 'phones']),
) as Record<EyeType, Readers>

/** Each body was read by all decoders beside square eyes. */
export const bodyReaders = Object.fromEntries(bodyTypes.map((body) => [body, 'all'])) as Record<BodyType, Readers>

/** A style is read by those who read its modules and the rings of its eyes. */
export function readersOf({ bodyType, eyeType }: Pick<QrStyle, 'bodyType' | 'eyeType'>): Readers {
  const parts = [bodyReaders[bodyType], eyeReaders[eyeType]]
  return parts.includes('phones') ? 'phones' : 'all'
}
