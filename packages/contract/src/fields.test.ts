import { describe, expect, it } from 'vitest'
import { fileId, idOf, listOf, listQuery, nameField, qrCodeId, referenceOf, shortIdAlphabet } from './fields.ts'
import { z } from 'zod'

const takes = (schema: z.ZodType, value: unknown) => schema.safeParse(value).success

describe('ids', () => {
  it('know what they point to', () => {
    expect(referenceOf(qrCodeId())).toBe('qrCode')
    expect(referenceOf(fileId())).toBe('file')
    expect(referenceOf(idOf('directory'))).toBe('directory')
    expect(referenceOf(z.string())).toBeUndefined()
  })

  it('take 8 letters that nobody confuses', () => {
    expect(shortIdAlphabet).toHaveLength(57)
    expect(shortIdAlphabet).not.toMatch(/[0O1Il]/)
    expect(takes(qrCodeId(), '23456789')).toBe(true)
    for (const wrong of ['2345678', '234567899', '0OIl1234', '2345678\n', "' or 1=1", 23456789, null])
      expect(takes(qrCodeId(), wrong)).toBe(false)
  })

  it('take 22 letters of base64url for a file', () => {
    expect(takes(fileId(), 'Ab_-'.repeat(5) + '12')).toBe(true)
    for (const wrong of ['a'.repeat(21), 'a'.repeat(23), `../${'a'.repeat(19)}`, `${'a'.repeat(22)}\n`])
      expect(takes(fileId(), wrong)).toBe(false)
  })

  it('take whole positive numbers that JavaScript holds', () => {
    for (const wrong of [0, -1, 1.5, '1', 2 ** 53, Number.NaN, Number.POSITIVE_INFINITY])
      expect(takes(idOf('directory'), wrong)).toBe(false)
    expect(takes(idOf('directory'), Number.MAX_SAFE_INTEGER)).toBe(true)
  })
})

describe('nameField', () => {
  it('trims and counts what is left', () => {
    expect(nameField(3).parse('  一二三 ')).toBe('一二三')
    expect(takes(nameField(3), '一二三四')).toBe(false)
    expect(takes(nameField(3), ' '.repeat(3))).toBe(false)
  })

  it('takes any writing but no control characters', () => {
    for (const right of ['消防栓 #3', 'Größe', '𠮷野家', '👩‍🚒', 'مطافئ'])
      expect(takes(nameField(20), right)).toBe(true)
    for (const wrong of ['a\0b', 'a\nb', 'a\tb', 'a\u0085b', 'a\u001b[31mb'])
      expect(takes(nameField(20), wrong)).toBe(false)
  })
})

describe('lists', () => {
  it('begin at the first page of 20', () => {
    expect(z.object(listQuery).parse({})).toEqual({ page: 1, pageSize: 20, keyword: '' })
  })

  it('give 200 at most', () => {
    expect(takes(z.object(listQuery), { pageSize: 200 })).toBe(true)
    for (const wrong of [{ pageSize: 201 }, { pageSize: 0 }, { page: 0 }, { keyword: 'x'.repeat(101) }])
      expect(takes(z.object(listQuery), wrong)).toBe(false)
  })

  it('count exactly unless they say otherwise', () => {
    expect(listOf(z.int()).parse({ list: [1], total: 1, next: null }).totalIsLowerBound).toBe(false)
  })
})
