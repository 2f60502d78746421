const endMark = 0x06054b50
const entryMark = 0x02014b50
const endBytes = 22
const entryBytes = 46
const longestComment = 65_535
const sizesInTheFile = 8
const elsewhere = 0xffffffff

/**
 * Bytes that a ZIP file says its entries unpack to; undefined when it says so of one entry not or in the way of files
 * past 4 GB. The reader unpacks no entry further than was said, so whoever adds this up knows what will be unpacked.
 */
export function unpackedBytes(zip: Buffer): number | undefined {
  const end = zip.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'))
  if (end < Math.max(0, zip.length - endBytes - longestComment) || end + endBytes > zip.length) return undefined
  if (zip.readUInt32LE(end) !== endMark) return undefined
  const entries = zip.readUInt16LE(end + 10)
  let place = zip.readUInt32LE(end + 16)
  // These stand for numbers that are said elsewhere.
  if (entries === 0xffff || zip.readUInt32LE(end + 12) === elsewhere || place === elsewhere) return undefined
  let total = 0
  for (let entry = 0; entry < entries; entry += 1) {
    if (place + entryBytes > zip.length || zip.readUInt32LE(place) !== entryMark) return undefined
    const isSaidLater = (zip.readUInt16LE(place + 8) & sizesInTheFile) !== 0
    const packed = zip.readUInt32LE(place + 20)
    const unpacked = zip.readUInt32LE(place + 24)
    const name = zip.readUInt16LE(place + 28)
    const isUnsaid = packed === 0 ? isSaidLater : unpacked === 0
    if (isUnsaid || packed === elsewhere || unpacked === elsewhere) return undefined
    total += unpacked
    place += entryBytes + name + zip.readUInt16LE(place + 30) + zip.readUInt16LE(place + 32)
  }
  return total
}
