import { fileTypeFromBuffer } from 'file-type'

const formats = new Map([
  ['image/jpeg', 'jpeg'],
  ['image/png', 'png'],
  ['image/apng', 'png'],
  ['image/bmp', 'bmp'],
] as const)

/** What a photo is by its content, never by its name; undefined for all that is not taken. */
export async function photoFormatOf(bytes: Uint8Array): Promise<'jpeg' | 'png' | 'bmp' | undefined> {
  const found = await fileTypeFromBuffer(bytes).catch(() => undefined) // a cut-off file says no more than its start
  return formats.get((found?.mime ?? '') as 'image/jpeg') // any text may be asked for
}
