import { expect, it } from 'vitest'
import { plainHeading, titleRows } from './plain-heading.ts'

it('takes a heading for the same in other widths, lines and marks', () => {
  for (const heading of ['\uFEFF电话(手机)', ' 电话（手机） *', '*电话\u200B（手机）', '＊电话（手机）'])
    expect(plainHeading(heading)).toBe('电话(手机)')
  expect(plainHeading('放置\r\n 位置\u00A0')).toBe('放置 位置')
})

it('finds headings below titles, as lists that are printed have them', () => {
  const names = ['编号', '位置']
  expect(titleRows([['设备清单'], ['2026 年'], ['位置 ', '*编号'], ['1', '2']], names)).toBe(2)
  expect(titleRows([names, names], names)).toBe(0)
  expect(titleRows([['设备清单'], ['编号', '地点']], names)).toBe(0)
  expect(titleRows([...Array(6).fill(['x']), names], names)).toBe(0)
})
