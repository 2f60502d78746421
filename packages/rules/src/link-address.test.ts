import { expect, it } from 'vitest'
import { linkAddress } from './link-address.ts'

it.each([
  ['https://example.com/a?b', 'https://example.com/a?b'],
  ['example.com/manual', 'https://example.com/manual'],
  ['例子.中国', 'https://例子.中国'],
  ['repair@example.com', 'mailto:repair@example.com'],
  ['010-8888 6666', 'tel:01088886666'],
  ['javascript:alert(1)', null],
  ['words only', null],
  ['', null],
])('reads %j as %j', (typed, address) => {
  expect(linkAddress(typed)).toBe(address)
})
