export { PageColour } from './parts/page-colour.tsx'
export { PictureInput } from './parts/picture-input.tsx'
