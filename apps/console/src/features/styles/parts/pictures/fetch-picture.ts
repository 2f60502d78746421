/** Longest side in pixels: enough for a code 2,000 wide, small enough to draw at every key. */
const longest = 512

/** A stored picture as a data URI, made small enough for drawing while somebody types. */
export async function fetchPicture(address: string): Promise<string> {
  const answer = await fetch(address, { credentials: 'same-origin' })
  if (!answer.ok) throw new Error(`picture: ${answer.status}`)
  const picture = await createImageBitmap(await answer.blob())
  const scale = Math.min(1, longest / Math.max(picture.width, picture.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(picture.width * scale))
  canvas.height = Math.max(1, Math.round(picture.height * scale))
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height)
  return canvas.toDataURL('image/png')
}
