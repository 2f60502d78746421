export { asPicture, drawnPictureTypes } from './parts/drawn-picture.ts'
export { UploadBar } from './parts/upload-bar.tsx'
export {
  audioTypes,
  kindOfDropped,
  pictureTypes,
  type UploadState,
  type UploadStates,
  videoTypes,
} from './parts/upload-state.ts'
export { useUploads } from './parts/use-uploads.ts'
