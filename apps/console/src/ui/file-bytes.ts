/** Hands a file that a call answered to the browser. */
export function saveFile({
  mime,
  body,
  fileName,
}: {
  mime: string
  body: Uint8Array | string
  fileName: string
}): void {
  const address = URL.createObjectURL(new Blob([body as BlobPart], { type: mime }))
  const link = document.createElement('a')
  link.href = address
  link.download = fileName
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}

/** Bytes as base64, in pieces that fit the stack. */
export async function toBase64(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  let text = ''
  for (let at = 0; at < bytes.length; at += 0x8000) text += String.fromCharCode(...bytes.subarray(at, at + 0x8000))
  return btoa(text)
}
