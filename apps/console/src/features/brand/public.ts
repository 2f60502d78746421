export { PictureInput } from './parts/picture-input.tsx'
