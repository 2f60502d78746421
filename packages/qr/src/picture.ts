import { StyleError } from './style-error.ts'

const PICTURE = /^data:image\/(png|jpeg|webp|gif);base64,[A-Za-z0-9+/]+={0,2}$/

/** Refuses everything but a picture that holds itself: a drawing must not fetch anything, wherever it is shown. */
export function checkPicture(field: 'logo' | 'background', picture: string): string {
  if (!PICTURE.test(picture)) throw new StyleError(field, 'must be a PNG, JPEG, WebP or GIF data URI')
  return picture
}
