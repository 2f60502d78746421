import { describe, expect, it } from 'vitest'
import type { Detected } from './detect.ts'
import { storedName } from './stored-name.ts'

const is = (kind: Detected['kind'], extension: string | null, mime = 'application/octet-stream'): Detected => ({
  kind,
  extension,
  mime,
})
const jpeg = is('picture', 'jpg')
const text = is('file', null, 'text/plain')
const program = is('file', 'exe')

describe('storedName', () => {
  it.each([
    ['照片.JPEG', jpeg, '照片.JPEG'],
    ['photo.png', jpeg, 'photo.jpg'],
    ['photo', jpeg, 'photo.jpg'],
    ['archive.tar.png', jpeg, 'archive.tar.jpg'],
    ['song.m4a', is('audio', 'm4a'), 'song.m4a'],
    ['film.mov', is('video', 'mp4'), 'film.mov'],
    ['page.html', text, 'page.html'],
    ['page.png', text, 'page.txt'],
    ['data.csv', text, 'data.csv'],
    ['README', text, 'README'],
    ['report.docx', is('file', 'zip'), 'report.docx'],
    ['old.doc', is('file', 'cfb'), 'old.doc'],
    ['report.pdf', is('file', 'docx'), 'report.docx'],
    ['setup.exe', program, 'setup.exe'],
    ['library.dll', program, 'library.dll'],
    ['invoice.pdf', program, 'invoice.bin'],
    ['photo.jpg', program, 'photo.bin'],
  ])('%s', (given, detected, kept) => {
    expect(storedName(given, detected)).toBe(kept)
  })

  it('drops folders and marks that turn the reading', () => {
    expect(storedName('../../etc/passwd', text)).toBe('passwd')
    expect(storedName('C:\\temp\\a.txt', text)).toBe('a.txt')
    expect(storedName('ann\u202egpj.exe', program)).toBe('anngpj.exe')
    expect(storedName('a\u0000b\n.txt', text)).toBe('ab.txt')
    expect(storedName('\ud800.txt', text)).toBe('\ufffd.txt')
  })

  it('always leaves a name of a bearable length', () => {
    expect(storedName('', text)).toBe('file')
    expect(storedName(' .. ', text)).toBe('file')
    expect(storedName(`${'长'.repeat(500)}.txt`, text)).toBe(`${'长'.repeat(120)}.txt`)
  })
})
