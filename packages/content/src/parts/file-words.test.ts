import { expect, it } from 'vitest'
import { fileSize, fileType } from './file-words.ts'

it.each([
  [0, '0 B'],
  [1, '1 B'],
  [1023, '1023 B'],
  [1024, '1 KB'],
  [1536, '1.5 KB'],
  [2_345_678, '2.2 MB'],
  [234_567_800, '224 MB'],
  [5 * 1024 ** 3, '5 GB'],
  [5000 * 1024 ** 3, '5000 GB'],
])('%i bytes are %s', (bytes, words) => expect(fileSize(bytes)).toBe(words))

it.each([
  ['检验报告2026.pdf', 'PDF'],
  ['a.tar.gz', 'GZ'],
  ['README', ''],
  ['note.', ''],
])('%s is of the kind %j', (name, type) => expect(fileType(name)).toBe(type))
