import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fontFile } from '../drawing/font.ts'

/** The two weights in which letters are set, as files. */
export const fontFiles = {
  regular: fontFile,
  bold: createRequire(import.meta.url).resolve('@expo-google-fonts/noto-sans-sc/700Bold/NotoSansSC_700Bold.ttf'),
} as const

export type Weight = keyof typeof fontFiles

export const weightOf = (bold: boolean | undefined): Weight => (bold ? 'bold' : 'regular')

const read = new Map<Weight, Buffer>()

/** The file of a weight, ten megabytes, once for all that read it in a thread. */
export function fontBytes(weight: Weight): Buffer {
  const bytes = read.get(weight) ?? readFileSync(fontFiles[weight])
  read.set(weight, bytes)
  return bytes
}
