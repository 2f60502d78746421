import { fontFamily, fontFamilyCode, type Mode, palettes } from './palette.ts'

/** Writes the palette to the document, so that CSS files need no colour of their own. */
export function applyPalette(mode: Mode): void {
  const root = document.documentElement
  root.dataset.theme = mode
  root.style.colorScheme = mode
  root.style.setProperty('--font', fontFamily)
  root.style.setProperty('--font-code', fontFamilyCode)
  for (const [name, value] of Object.entries(palettes[mode])) {
    root.style.setProperty(`--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`, value)
  }
}
