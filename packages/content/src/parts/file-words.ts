const units = ['B', 'KB', 'MB', 'GB'] as const

/** Size of a file as people read it: 1024 bytes to the KB, one decimal below 10. */
export function fileSize(bytes: number): string {
  const step = bytes < 1 ? 0 : Math.min(Math.floor(Math.log2(bytes) / 10), units.length - 1)
  const value = bytes / 1024 ** step
  const shown = value < 10 && step > 0 ? value.toFixed(1).replace(/\.0$/, '') : String(Math.round(value))
  return `${shown} ${units[step]}`
}

/** The kind of a file as its name ends, in capitals; empty when the name does not tell. */
export function fileType(name: string): string {
  return /\.(\w{1,5})$/.exec(name)?.[1]?.toUpperCase() ?? ''
}
