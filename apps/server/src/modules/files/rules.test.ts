import { expect, it } from 'vitest'
import { signFits, smallWidthFor, toStoredFile } from './rules.ts'

it('signs the first four characters, however a program counts them', () => {
  expect(signFits('name', 'name.txt')).toBe(true)
  expect(signFits('a.b', 'a.b')).toBe(true)
  expect(signFits('📷📷📷📷', '📷📷📷📷📷.jpg')).toBe(true)
  expect(signFits('📷📷', '📷📷📷📷📷.jpg')).toBe(true)
  expect(signFits('', 'name.txt')).toBe(false)
  expect(signFits('name.', 'name.txt')).toBe(false)
})

it('offers a small variant of wide pictures only', () => {
  expect(smallWidthFor({ kind: 'picture', width: 2000 }, '480')).toBe(480)
  expect(smallWidthFor({ kind: 'picture', width: 600 }, '960')).toBeUndefined()
  expect(smallWidthFor({ kind: 'picture', width: 2000 }, '481')).toBeUndefined()
  expect(smallWidthFor({ kind: 'file', width: null }, '480')).toBeUndefined()
})

it('gives a file its address', () => {
  const facts = { id: 'x'.repeat(22), name: '说明 #1.pdf', kind: 'file', mime: 'application/pdf', size: 1 } as const
  const file = toStoredFile({ ...facts, width: null, height: null }, 'https://files.example')
  expect(file.url).toBe(`https://files.example/u/${facts.id}/${encodeURIComponent(facts.name)}`)
})
