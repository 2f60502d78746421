/** Bytes that a code of this size holds, data and correction together (ISO/IEC 18004, table 1). */
export function codewords(gridSize: number): number {
  const version = (gridSize - 17) / 4
  let modules = (16 * version + 128) * version + 64
  if (version >= 2) {
    const patterns = Math.trunc(version / 7) + 2
    modules -= (25 * patterns - 10) * patterns - 55
  }
  // From version 7 on two blocks of 18 modules tell the version.
  if (version >= 7) modules -= 36
  return Math.trunc(modules / 8)
}
