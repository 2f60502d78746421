import type { FileKind } from '@matai/contract'
import { fileTypeFromBuffer } from 'file-type'
import { isHeardOnly } from './is-heard-only.ts'
import { isText, utf16Of } from './is-text.ts'

/** Bytes from the start of a file that tell what it is. */
export const headLength = 64 * 1024

/** What a file is by its content. */
export interface Detected {
  kind: FileKind
  mime: string
  /** Extension that belongs to the content; null when the content does not tell. */
  extension: string | null
}

/** Formats that are drawn again and shown in pages. All other pictures, SVG too, are files to download. */
const pictures = new Map([
  ['image/jpeg', 'jpg'],
  ['image/png', 'png'],
  ['image/apng', 'png'],
  ['image/webp', 'webp'],
  ['image/gif', 'gif'],
  ['image/avif', 'avif'],
])

/** Names that browsers know, where the detector's differ. */
const usualMimes: Record<string, string> = {
  'audio/x-m4a': 'audio/mp4',
  'audio/vnd.wave': 'audio/wav',
  'audio/x-flac': 'audio/flac',
  'video/x-m4v': 'video/mp4',
}

/** What sound alone is called in the containers of films that browsers record into. */
const sounds: Record<string, { mime: string; extension: string }> = {
  'video/webm': { mime: 'audio/webm', extension: 'webm' },
  'video/mp4': { mime: 'audio/mp4', extension: 'm4a' },
}

/** Tells what a file is from its first bytes, never from its name. */
export async function detect(head: Uint8Array): Promise<Detected> {
  // The mark of UTF-16 is also how the rarest kind of MP3 begins.
  if (utf16Of(head) && isText(head)) return asFile('text/plain', null)
  const found = await fileTypeFromBuffer(head).catch(() => undefined) // a cut-off container says no more than its start
  if (!found) return isText(head) ? asFile('text/plain', null) : asFile('application/octet-stream', null)
  const mime = found.mime.split(';')[0] ?? found.mime
  const picture = pictures.get(mime)
  if (picture) return { kind: 'picture', mime, extension: picture }
  const played = usualMimes[mime] ?? mime
  if (played.startsWith('audio/')) return { kind: 'audio', mime: played, extension: found.ext }
  const sound = sounds[played]
  if (sound && isHeardOnly(head)) return { kind: 'audio', ...sound }
  if (played.startsWith('video/')) return { kind: 'video', mime: played, extension: found.ext }
  // Browsers run script in XML, so it never leaves under its own type.
  return asFile(mime.endsWith('xml') ? 'application/octet-stream' : mime, found.ext)
}

function asFile(mime: string, extension: string | null): Detected {
  return { kind: 'file', mime, extension }
}
