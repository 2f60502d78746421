import { expect, test } from 'vitest'
import { halfOfId, idInAddress } from './short-id.ts'

test.each([
  'https://codes.example.com/q/JpQx825K',
  'http://192.168.1.20:7300/q/JpQx825K/',
  'codes.example.com/q/JpQx825K?from=label',
  '/q/JpQx825K#top',
  ' q/JpQx825K ',
])('%j names a code', (text) => {
  expect(idInAddress(text)).toBe('JpQx825K')
})

test.each([
  'https://example.com/JpQx825K',
  'https://example.com/q/JpQx825',
  'https://example.com/q/JpQx825Kx',
  '灭火器',
  'faq/JpQx825K',
])('%j names none', (text) => {
  expect(idInAddress(text)).toBeUndefined()
})

test('four letters of a short id are enough to look for', () => {
  expect(['JpQx', '825K', 'JpQx825', 'JpQ', 'Jp0x', 'JpQx825K', '灭火器材'].map(halfOfId)).toEqual([
    'JpQx',
    '825K',
    'JpQx825',
    undefined,
    undefined,
    undefined,
    undefined,
  ])
})
