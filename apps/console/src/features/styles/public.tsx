import { lazy } from 'react'

export type { ScanState } from './parts/check/use-scan-check.ts'
export { startStyle } from './parts/presets.ts'
export { QrPicture } from './parts/qr-picture.tsx'

/** Our looks with one's own code, for a dialog that changes many. */
export const PresetGallery = lazy(async () => ({ default: (await import('./parts/preset-gallery.tsx')).PresetGallery }))

/** Comes with its own chunk: only the style step needs its fields and its decoder. */
export const StyleStudio = lazy(async () => ({ default: (await import('./parts/style-studio.tsx')).StyleStudio }))
