import { expect, it } from 'vitest'
import { beginsAsFilm } from './playable.ts'

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))

it('knows a film by its first bytes, whatever it is called', () => {
  const films = ['\0\0\0\x20ftypisom', '\x1a\x45\xdf\xa3\x01\0\0\0\0\0\0\0', 'RIFF\0\0\0\0AVI ', 'FLV\x01']
  const others = ['\0\0\0\x20ftypM4A ', 'RIFF\0\0\0\0WAVE', '%PDF-1.7', '']
  expect(films.map((text) => beginsAsFilm(bytes(text)))).toEqual([true, true, true, true])
  expect(others.map((text) => beginsAsFilm(bytes(text)))).toEqual([false, false, false, false])
})
