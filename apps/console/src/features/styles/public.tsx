import { lazy } from 'react'

export type { ScanState } from './parts/check/use-scan-check.ts'
export { startStyle } from './parts/presets.ts'
export { QrPicture } from './parts/qr-picture.tsx'

/** Comes with its own chunk: only the style step needs its fields and its decoder. */
export const StyleStudio = lazy(async () => ({ default: (await import('./parts/style-studio.tsx')).StyleStudio }))
