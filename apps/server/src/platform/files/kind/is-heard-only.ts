/** A track of WebM by the name of its codec, and one of MP4 by what handles it. */
const tracks = /\x86[\x81-\x9f]([AV])_[A-Z]|hdlr.{8}(vide|soun)/gs

/** Whether all of the list of tracks was read, which MP4 may have at its end. */
function hasWholeList(head: Uint8Array, text: string): boolean {
  const at = text.indexOf('moov')
  if (at < 4) return !text.startsWith('ftyp', 4)
  const length = new DataView(head.buffer, head.byteOffset, head.byteLength).getUint32(at - 4)
  return at - 4 + length <= head.length
}

/**
 * Whether a film has nothing to see: recorders of browsers put sound into the containers of films. What cannot be told by
 * the beginning is a film.
 */
export function isHeardOnly(head: Uint8Array): boolean {
  const text = Buffer.from(head.buffer, head.byteOffset, head.byteLength).toString('latin1')
  const found = [...text.matchAll(tracks)].map(([, codec, handler]) => codec ?? handler)
  const isSeen = found.some((one) => one === 'V' || one === 'vide')
  return found.length > 0 && !isSeen && hasWholeList(head, text)
}
