import { createRequire } from 'node:module'

/** Noto Sans SC, which has the characters of Chinese and Latin text: drawings look the same on every machine. */
export const fontFile = createRequire(import.meta.url).resolve(
  '@expo-google-fonts/noto-sans-sc/400Regular/NotoSansSC_400Regular.ttf',
)
export const fontFamily = 'Noto Sans SC'
