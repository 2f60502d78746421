const block = 512

/** Bytes of the header and of the padding of an entry around its own. */
export const paddingOf = (size: number): number => (block - (size % block)) % block

export interface TarEntry {
  path: string
  /** Bytes. */
  size: number
}

function octal(value: number, length: number): Buffer {
  if (value < 8 ** (length - 1)) return Buffer.from(`${value.toString(8).padStart(length - 1, '0')}\0`)
  // Above eight gigabytes the number is written in binary, as GNU and POSIX readers know it.
  const bytes = Buffer.alloc(length)
  bytes.writeBigUInt64BE(BigInt(value), length - 8)
  bytes[0] = 0x80
  return bytes
}

/** The header of a plain file (POSIX ustar); paths are ASCII of at most 100 bytes. */
export function tarHeader({ path, size }: TarEntry, at: Date): Buffer {
  if (Buffer.byteLength(path) > 100) throw new Error(`${path} is too long for an archive`)
  const header = Buffer.alloc(block)
  header.write(path, 0)
  octal(0o600, 8).copy(header, 100)
  octal(0, 8).copy(header, 108)
  octal(0, 8).copy(header, 116)
  octal(size, 12).copy(header, 124)
  octal(Math.floor(at.getTime() / 1000), 12).copy(header, 136)
  header.write('        ', 148)
  header.write('0', 156)
  header.write('ustar\u000000', 257)
  const sum = header.reduce((total, byte) => total + byte, 0)
  header.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148)
  return header
}

/** What stands behind the last entry. */
export const tarEnd = (): Buffer => Buffer.alloc(2 * block)

/** Something is no archive, or it was cut off. */
export class TarBroken extends Error {}

/** Undefined at the end of the archive. */
export function readTarHeader(header: Buffer): TarEntry | undefined {
  if (header.every((byte) => byte === 0)) return undefined
  const told = Number.parseInt(header.toString('latin1', 148, 156), 8)
  const sum = header.reduce((total, byte, at) => total + (at >= 148 && at < 156 ? 32 : byte), 0)
  if (told !== sum || header.toString('latin1', 257, 262) !== 'ustar') throw new TarBroken('a header is damaged')
  const path = header.toString('utf8', 0, 100).replace(/\0.*$/s, '')
  const size =
    (header[124] ?? 0) >= 0x80
      ? Number(header.readBigUInt64BE(128))
      : Number.parseInt(header.toString('latin1', 124, 136), 8)
  if (!Number.isSafeInteger(size) || size < 0) throw new TarBroken('an entry has no size')
  return { path, size }
}

export const tarBlock = block
