/** Hands bytes to the browser as a download. */
export function saveFile({
  mime,
  body,
  fileName,
}: {
  mime: string
  body: Uint8Array<ArrayBuffer>
  fileName: string
}): void {
  const url = URL.createObjectURL(new Blob([body], { type: mime }))
  const link = document.createElement('a')
  link.href = url
  link.download = fileName
  link.click()
  URL.revokeObjectURL(url)
}
