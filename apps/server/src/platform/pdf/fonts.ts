import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { create, type Font } from 'fontkit'
import { fontFile } from '../drawing/font.ts'

const resolve = createRequire(import.meta.url).resolve

/** The files that letters come from: two weights, and pictures (emoji) in one colour, which neither of them has. */
export const fontFiles = {
  regular: fontFile,
  bold: resolve('@expo-google-fonts/noto-sans-sc/700Bold/NotoSansSC_700Bold.ttf'),
  emoji: resolve('@expo-google-fonts/noto-emoji/400Regular/NotoEmoji_400Regular.ttf'),
} as const

export type Face = keyof typeof fontFiles
export type Weight = Exclude<Face, 'emoji'>

export const weightOf = (bold: boolean | undefined): Weight => (bold ? 'bold' : 'regular')

const read = new Map<Face, Buffer>()
const opened = new Map<Face, Font>()

/** The file of a face, up to ten megabytes, once for all that read it in a thread. */
export function fontBytes(face: Face): Buffer {
  const bytes = read.get(face) ?? readFileSync(fontFiles[face])
  read.set(face, bytes)
  return bytes
}

export function openFont(face: Face): Font {
  const font = opened.get(face) ?? (create(fontBytes(face)) as Font) // a file of one font
  opened.set(face, font)
  return font
}
