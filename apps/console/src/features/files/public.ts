export { UploadBar } from './parts/upload-bar.tsx'
export { kindOfDropped, pictureTypes, type UploadState, type UploadStates } from './parts/upload-state.ts'
export { useUploads } from './parts/use-uploads.ts'
