import { parseMobile } from '@matai/rules/mobile'
import { describe, expect, it } from 'vitest'
import { parseMobiles, readerOf, uniquePhones } from './parse-mobiles.ts'

const read = readerOf(parseMobile)
const one = (line: string) => {
  const [found] = parseMobiles(line, read)
  return found && 'mobile' in found ? [found.mobile, found.name] : found && ['wrong', found.wrong]
}

describe('pasted phones', () => {
  it.each([
    ['13800138000,张三', '13800138000', '张三'],
    ['13800138000，张三', '13800138000', '张三'],
    ['13800138000、张三', '13800138000', '张三'],
    ['13800138000;张三', '13800138000', '张三'],
    ['13800138000\t张三', '13800138000', '张三'],
    ['13800138000 张三', '13800138000', '张三'],
    ['13800138000 3 号楼 张三', '13800138000', '3 号楼 张三'],
    ['138 0013 8000 张三', '13800138000', '张三'],
    ['138-0013-8000', '13800138000', ''],
    ['张三\t13800138000\t三班', '13800138000', '张三 三班'],
    ['Li Na +1 (415) 555-2671', '+14155552671', 'Li Na'],
    ['１３８００１３８０００ 张三', '13800138000', '张三'],
    ['"13800138000","张三"', '13800138000', '张三'],
  ])('reads %j', (line, mobile, name) => {
    expect(one(line)).toEqual([mobile, name])
  })

  it.each([['12345'], ['姓名,手机号'], ['1380013800,张三'], ['+86 100 0000 0000 王五']])(
    'finds no phone in %j',
    (line) => {
      expect(one(line)).toEqual(['wrong', line])
    },
  )

  it('numbers the lines as the person sees them, passing empty ones, and sends a phone once', () => {
    const lines = parseMobiles('13800138000,甲\r\n\r\nnobody\n+8613800138000,乙', read)
    expect(lines.map(({ row }) => row)).toEqual([1, 3, 4])
    expect(uniquePhones(lines)).toMatchObject([{ name: '乙' }])
  })
})
