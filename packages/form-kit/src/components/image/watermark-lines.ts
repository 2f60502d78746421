import { localMinute } from '../../engine/moments.ts'
import type { FillContext } from '../../engine/fill-face.ts'
import type { ImageSettings } from './schema.ts'

/** What is written into a picture: text, time in the account's zone, place where the filler lets it be known. */
export async function watermarkLines(
  { text, time, place }: NonNullable<ImageSettings['watermark']>,
  { facts, position, say }: FillContext,
): Promise<string[]> {
  const minute = time ? localMinute(facts).replace('T', ' ') : ''
  // Somebody who cannot be located can still show what is broken; the picture says that the place is not known.
  const here = place ? await placeName(position).catch(() => say('formFill.placeUnknown')) : ''
  return [text, minute, here].filter(Boolean)
}

async function placeName(position: FillContext['position']): Promise<string> {
  if (!position) throw new Error('no way to locate')
  const { address, longitude, latitude } = await position()
  return address || `${longitude.toFixed(5)}, ${latitude.toFixed(5)}`
}
