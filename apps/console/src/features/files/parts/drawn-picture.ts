import { pictureTypes } from './upload-state.ts'

/** Where a drawing is as welcome as a picture: a logo is often one. */
export const drawnPictureTypes = `${pictureTypes},image/svg+xml`

/** The longer side of the picture that is made of a drawing; larger than any logo is printed. */
const longerSide = 1200

/**
 * A picture as it is, a drawing (SVG) as the picture that it shows: what is stored never holds script or links. An image
 * element runs nothing and loads nothing from elsewhere. What cannot be drawn goes on as it is and is refused as usual.
 */
export async function asPicture(file: File): Promise<File> {
  if (file.type !== 'image/svg+xml') return file
  const address = URL.createObjectURL(file)
  try {
    const image = new Image()
    image.src = address
    await image.decode()
    const { naturalWidth: width, naturalHeight: height } = image
    const scale = longerSide / Math.max(width, height)
    const canvas = Object.assign(document.createElement('canvas'), {
      width: Math.max(1, Math.round(width * scale)),
      height: Math.max(1, Math.round(height * scale)),
    })
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height)
    const picture = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
    return picture ? new File([picture], file.name.replace(/\.svg$/i, '.png'), { type: 'image/png' }) : file
  } catch {
    return file
  } finally {
    URL.revokeObjectURL(address)
  }
}
