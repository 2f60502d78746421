/** A file name of a code's picture: its name without what file systems refuse, or its id. */
export function downloadName(qrCode: { id: string; name: string }, { size }: { size: number }): string {
  const name = qrCode.name
    .replace(/[\p{Cc}\p{Cf}\\/:*?"<>|]/gu, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[. ]+|[. ]+$/g, '')
  return `${[...name].slice(0, 60).join('') || qrCode.id}-${size}`
}
