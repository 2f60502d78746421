import { lazy } from 'react'
import { wantDesignPhrases } from '../../language.ts'

export type { ScanState } from './parts/check/use-scan-check.ts'
export { startStyle } from './parts/presets.ts'
export { QrPicture } from './parts/qr-picture.tsx'

/** Our looks with one's own code, for a dialog that changes many. */
export const PresetGallery = lazy(async () => {
  const [{ PresetGallery }] = await Promise.all([import('./parts/preset-gallery.tsx'), wantDesignPhrases()])
  return { default: PresetGallery }
})

/** Comes with its own chunk: only the style step needs its fields and its decoder. */
export const StyleStudio = lazy(async () => ({ default: (await import('./parts/style-studio.tsx')).StyleStudio }))
