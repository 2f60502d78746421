export { asPicture, drawnPictureTypes } from './parts/drawn-picture.ts'
export { OneFile } from './parts/one-file.tsx'
export { sendFile, sendUpload } from './parts/send-one.ts'
export { UploadBar } from './parts/upload-bar.tsx'
export {
  fileTypes,
  kindOfDropped,
  type UploadState,
  type UploadStates,
} from './parts/upload-state.ts'
export { useUploads } from './parts/use-uploads.ts'
