/** Hands bytes of an answer to the browser as a file. */
export function saveFile({ mime, body, fileName }: { mime: string; body: Uint8Array; fileName: string }): void {
  const address = URL.createObjectURL(new Blob([body as BlobPart], { type: mime }))
  const link = document.createElement('a')
  link.href = address
  link.download = fileName
  link.click()
  // Firefox reads the address after the click.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
