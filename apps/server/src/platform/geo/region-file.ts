const headerBytes = 256
const vectorBytes = 256 * 256 * 8
const segmentBytes = 14

/**
 * Finds the line of an IPv4 address ("中国|0|江苏省|南京市|电信") in a file of ip2region, structure 2: a header, first and last
 * segment for each pair of leading bytes, then segments (first and last address, length and place of the line).
 */
export function openRegionFile(file: Buffer): (ip: string) => string {
  if (file.length < headerBytes + vectorBytes || file.readUInt16LE(0) !== 2) throw new Error('not a file of ip2region')
  return (ip) => {
    const [a = 0, b = 0, c = 0, d = 0] = ip.split('.').map(Number)
    const address = ((a << 24) | (b << 16) | (c << 8) | d) >>> 0
    const vector = headerBytes + (a * 256 + b) * 8
    const first = file.readUInt32LE(vector)
    let low = 0
    let high = (file.readUInt32LE(vector + 4) - first) / segmentBytes
    while (low <= high) {
      const middle = (low + high) >> 1
      const segment = first + middle * segmentBytes
      if (address < file.readUInt32LE(segment)) high = middle - 1
      else if (address > file.readUInt32LE(segment + 4)) low = middle + 1
      else {
        const start = file.readUInt32LE(segment + 10)
        return file.toString('utf8', start, start + file.readUInt16LE(segment + 8))
      }
    }
    return ''
  }
}
