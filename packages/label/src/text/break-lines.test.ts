import { describe, expect, it } from 'vitest'
import { breakEvenly, breakLines } from './break-lines.ts'
import { clustersOf } from './measure.ts'
import { paragraphOf } from './words.ts'

function linesOf(text: string, most: number, breaker: typeof breakLines): string[] {
  const paragraph = paragraphOf(clustersOf(text, false))
  const { lines } = breaker(paragraph, most)
  const textIn = (from: number, to: number) => paragraph.clusters.slice(from, to).map((cluster) => cluster.text)
  return lines.map(({ from, to }) => textIn(from, to).join(''))
}

const broken = (text: string, most: number) => linesOf(text, most, breakLines)

describe('lines', () => {
  it.each([
    ['ideographs break anywhere', '消防栓每月检查', 3, ['消防栓', '每月检', '查']],
    ['no closing mark begins a line', '消防栓，每月检查。', 3, ['消防', '栓，每', '月检', '查。']],
    ['no opening mark ends a line', '地下（二层）车库', 3, ['地下', '（二', '层）车', '库']],
    ['a pair of dashes stays with what it follows', '责任人——张三', 5, ['责任人——', '张三']],
    ['a word stays whole', '型号 AB-12 一台', 3.6, ['型号', 'AB-12', '一台']],
    ['a number keeps its sign', '压力100%合格', 3, ['压力', '100%', '合格']],
    ['a price keeps its currency', '价格¥100', 3, ['价格', '¥100']],
    ['spaces at a break are left out', 'one two three', 3, ['one', 'two', 'three']],
    ['a letter keeps its marks', 'e\u{301}e\u{301}e\u{301}e\u{301}', 1.2, ['e\u{301}e\u{301}', 'e\u{301}e\u{301}']],
    ['an emoji stays whole', '👨‍👩‍👧‍👦👨‍👩‍👧‍👦', 6, ['👨‍👩‍👧‍👦', '👨‍👩‍👧‍👦']],
    ['an empty line is a line', '', 3, ['']],
  ])('%s', (_, text, most, lines) => {
    expect(broken(text, most)).toEqual(lines)
  })

  it.each([
    ['临时停车', 3.5, ['临时', '停车']],
    ['二号离心冷水机组（备用）', 10.5, ['二号离心冷水机组', '（备用）']],
    ['如需挪车，请扫码联系我', 7.5, ['如需挪车，', '请扫码联系我']],
    ['华东分公司 / 一号厂房 / 二层机房', 13, ['华东分公司 / 一号厂房 /', '二层机房']],
    ['2026 新年音乐会', 6, ['2026', '新年音乐会']],
    ['位置：地下二层消防水泵房', 8, ['位置：地下二层消', '防水泵房']],
    ['消防栓每月检', 5, ['消防栓', '每月检']],
  ])('%s breaks as a sign painter would', (text, most, lines) => {
    expect(linesOf(text, most, breakEvenly)).toEqual(lines)
  })

  it('breaks a word that is longer than a line, behind a joint if there is one', () => {
    const lines = broken('网址 https://example.com/q/AbC23xyz', 8)
    expect(lines).toEqual(['网址', 'https://example.', 'com/q/', 'AbC23xyz'])
    const long = paragraphOf(clustersOf('W'.repeat(9), false))
    expect(breakLines(long, 3)).toMatchObject({ brokeWord: true, tooWide: false })
    expect(breakLines(long, 0.5)).toMatchObject({ tooWide: true })
  })
})
