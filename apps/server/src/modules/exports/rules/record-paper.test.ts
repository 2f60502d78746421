import { expect, it } from 'vitest'
import type { PaperRecord } from './paper-content.ts'
import { paperPages } from './record-paper.ts'

const record = (more: Partial<PaperRecord> = {}): PaperRecord => ({
  letterhead: { ownerName: '东方商场', logo: null, colour: '#0B7A5B' },
  title: '灭火器检查',
  name: '№12',
  facts: [['填写时间', '2026-11-23 09:30']],
  parts: [],
  verify: { url: 'https://matai.example/v/evidence/abc?n=12', words: '扫码核验', fingerprint: 'abcd' },
  foot: '2026-11-24',
  pageName: (page, of) => `${page} / ${of}`,
  ...more,
})

const answer = (at: number, pictures: string[] = []) => ({
  ...{ kind: 'answer' as const, label: `问题 ${at}`, text: '压力表指针在绿色区域，'.repeat(12) },
  pictures,
})

type Pages = Awaited<ReturnType<typeof paperPages>>

const textsOf = (pages: Pages) =>
  pages.map(({ sheet }) => sheet.shapes.flatMap((shape) => (shape.kind === 'text' ? [shape] : [])))

it('is one page with letterhead, code and number where that is enough', async () => {
  const pages = await paperPages(record({ parts: [answer(1)] }))
  expect(pages).toHaveLength(1)
  const texts = textsOf(pages)[0]?.map(({ text }) => text) ?? []
  expect(texts).toEqual(expect.arrayContaining(['东方商场', '灭火器检查', '№12', '扫码核验', '1 / 1']))
  expect(pages[0]?.sheet.shapes.some(({ kind }) => kind === 'group')).toBe(true)
})

it('goes on over pages: nothing leaves a page, no question is parted from its answer, every page says which it is', async () => {
  const pictures = Array.from({ length: 5 }, () => 'data:image/png;base64,AA==')
  const parts = Array.from({ length: 30 }, (_, at) => answer(at, at % 4 === 0 ? pictures : []))
  const pages = await paperPages(record({ parts }))
  expect(pages.length).toBeGreaterThan(3)
  for (const [at, { sheet }] of pages.entries()) {
    const texts = textsOf(pages)[at] ?? []
    expect(texts.at(-1)?.text).toBe(`${at + 1} / ${pages.length}`)
    const body = texts.slice(0, -2)
    expect(Math.max(...body.map(({ y }) => y))).toBeLessThanOrEqual(sheet.height - 18)
    expect(body.at(-1)?.text).not.toMatch(/^问题/)
    for (const shape of sheet.shapes)
      if (shape.kind === 'image') expect(shape.y + shape.height).toBeLessThanOrEqual(sheet.height - 18)
  }
})

const laidOut = (blocks: Parameters<typeof paperPages>[1]) => {
  const parts = [
    { kind: 'heading' as const, text: '第一部分' },
    ...[1, 2, 3].map((at) => ({ ...answer(at, at === 2 ? ['data:image/png;base64,AA=='] : []), component: `q${at}` })),
    { ...answer(4, ['data:image/png;base64,BB==']), component: 'q4', isSigned: true },
    { kind: 'answer' as const, label: '王芳', text: '看过了', pictures: [], of: 'followUps' as const },
  ]
  return paperPages(record({ parts }), blocks)
}

it('puts blocks on paper in their order: named questions in columns, the rest elsewhere, each once', async () => {
  const pages = await laidOut([
    { kind: 'title' },
    { kind: 'answers', columns: 2, components: ['q3', 'q1'] },
    { kind: 'followUps' },
    { kind: 'text', text: '本记录一式两份' },
    { kind: 'answers', columns: 1, components: [] },
    { kind: 'signLines', labels: ['检查人', '负责人'] },
  ])
  const texts = textsOf(pages).flatMap((shapes) => shapes.map(({ text }) => text))
  const places = [
    '灭火器检查',
    '问题 1',
    '问题 3',
    '看过了',
    '本记录一式两份',
    '第一部分',
    '问题 2',
    '问题 4',
    '检查人',
  ]
  expect(places.map((said) => texts.indexOf(said))).toEqual(
    places.map((said) => texts.indexOf(said)).toSorted((a, b) => a - b),
  )
  for (const said of places) expect(texts.filter((text) => text === said)).toHaveLength(1)
  const [one, three] = (textsOf(pages)[0] ?? []).filter(({ text }) => text === '问题 1' || text === '问题 3')
  expect([one?.y === three?.y, (one?.x ?? 0) < (three?.x ?? 0)]).toEqual([true, true])
  expect(texts).not.toContain('东方商场')
})

it('gathers pictures and signatures where blocks are for them, and shows each once', async () => {
  const images = async (blocks: Parameters<typeof paperPages>[1]) =>
    (await laidOut(blocks)).flatMap(({ sheet }) =>
      sheet.shapes.flatMap((shape) => (shape.kind === 'image' ? [shape.href.slice(-4)] : [])),
    )
  const answers = { kind: 'answers' as const, columns: 1, components: [] }
  expect(await images([answers])).toEqual(['AA==', 'BB=='])
  expect(await images([{ kind: 'signatures' }, answers, { kind: 'pictures', columns: 2 }])).toEqual(['BB==', 'AA=='])
})

it.each([null, [{ kind: 'answers' as const, columns: 2, components: [] }]])(
  'lets others have their turn with %j',
  async (blocks) => {
    let [turns, goesOn] = [0, true]
    const other = () => {
      turns += 1
      if (goesOn) setImmediate(other)
    }
    setImmediate(other)
    const parts = Array.from({ length: 40 }, (_, at) => ({ ...answer(at), text: '<b>'.repeat(3_000) }))
    await paperPages(record({ parts }), blocks)
    goesOn = false
    expect(turns).toBeGreaterThan(4)
  },
)
