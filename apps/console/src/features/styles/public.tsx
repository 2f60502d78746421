import { lazy } from 'react'
import { wantPhrases } from '../../language.ts'

export { AddressCard } from './parts/address-card.tsx'
export type { ScanState } from './parts/check/use-scan-check.ts'
export { filesOf } from './parts/pictures/style-files.ts'
export { useStylePictures } from './parts/pictures/use-style-pictures.ts'
export { QrPicture } from './parts/qr-picture.tsx'
export { saveCode } from './parts/save-code.ts'
export { printersKey, usePrinters } from './parts/use-printers.ts'
export { startStyle } from './parts/start-style.ts'
export { type UnfitCode, unfitCodes } from './parts/apply/unfit-codes.ts'
export { UnfitList } from './parts/apply/unfit-list.tsx'
export { stylesBefore } from './parts/apply/applied-style.ts'
export { type DraftStyle, type StyleDraft, useStyleDraft } from './parts/use-style-draft.ts'

/** Our looks and the account's own, for a dialog that changes many codes. */
export const StyleChoice = lazy(async () => {
  const [{ StyleChoice }] = await Promise.all([import('./parts/apply/style-choice.tsx'), wantPhrases('design')])
  return { default: StyleChoice }
})

/** Comes with its own chunk: only the style step needs its fields and its decoder. */
export const StyleStudio = lazy(async () => {
  const [{ StyleStudio }] = await Promise.all([import('./parts/studio/style-studio.tsx'), wantPhrases('design')])
  return { default: StyleStudio }
})

/** How codes are drawn, as a field of a form. */
export const StyleField = lazy(async () => {
  const [{ StyleField }] = await Promise.all([import('./parts/field/style-field.tsx'), wantPhrases('design')])
  return { default: StyleField }
})

export const SaveStyleDialog = lazy(async () => ({
  default: (await import('./parts/mine/save-style-dialog.tsx')).SaveStyleDialog,
}))

export const DownloadDialog = lazy(async () => {
  const [{ DownloadDialog }] = await Promise.all([
    import('./parts/download/download-dialog.tsx'),
    wantPhrases('design'),
  ])
  return { default: DownloadDialog }
})

/** Says what new codes will look like, when the person chose that. */
export const NewCodeStyle = lazy(async () => {
  const [{ NewCodeStyle }] = await Promise.all([import('./parts/mine/new-code-style.tsx'), wantPhrases('design')])
  return { default: NewCodeStyle }
})
