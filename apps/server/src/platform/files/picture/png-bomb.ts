import { inflateSync } from 'node:zlib'

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
/** Bytes of a text or a colour profile; the largest profiles in use have two million. */
const mostUnpacked = 4 * 1024 ** 2

/** Whether a PNG brings a packed text or profile that unpacks to more than any picture needs. Libraries unpack it all. */
export function isPngBomb(bytes: Buffer): boolean {
  if (!bytes.subarray(0, signature.length).equals(signature)) return false
  for (let at = signature.length; at + 12 <= bytes.length; ) {
    const length = bytes.readUInt32BE(at)
    const type = bytes.toString('latin1', at + 4, at + 8)
    const data = bytes.subarray(at + 8, at + 8 + length)
    const packed = packedIn(type, data)
    if (packed && unpacksTooFar(packed)) return true
    at += 12 + length
  }
  return false
}

/** What is packed in a chunk, by the PNG specification, 11.3: behind words that end in zero. */
function packedIn(type: string, data: Buffer): Buffer | undefined {
  const name = data.indexOf(0)
  if (name < 0) return undefined
  if (type === 'zTXt' || type === 'iCCP') return data.subarray(name + 2)
  if (type !== 'iTXt' || data[name + 1] !== 1) return undefined
  const language = data.indexOf(0, name + 3)
  const translated = data.indexOf(0, language + 1)
  return language < 0 || translated < 0 ? undefined : data.subarray(translated + 1)
}

function unpacksTooFar(packed: Buffer): boolean {
  try {
    inflateSync(packed, { maxOutputLength: mostUnpacked })
    return false
  } catch (error) {
    // What cannot be unpacked, no library unpacks either.
    return error instanceof Error && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE'
  }
}
