import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { LabelData } from '../design.ts'
import { layoutLabel } from '../layout-label.ts'
import { widthOf } from '../text/measure.ts'
import { captionDesign, captionKinds } from './caption-design.ts'
import { cropMarks } from './crop-marks.ts'
import { pageShapes } from './page-shapes.ts'
import { labelPapers, rollPapers, type SheetPaper } from './paper.ts'
import { paperProblem, sheetLayout } from './sheet-layout.ts'
import { nextStart, pageCount, sheetPage, sheetPages, startOn } from './sheet-pages.ts'

const grids = Array.from({ length: 60 }, (_, at): SheetPaper => ({ kind: 'grid', perPage: at + 1, margin: 8, gap: 0 }))
const papers = [...grids, ...labelPapers, ...rollPapers]
const anyPaper = fc.constantFrom(...papers)
const anyGrid = fc
  .record({ perPage: fc.integer({ min: 1, max: 60 }), margin: fc.nat(20), gap: fc.nat(4) })
  .map((grid): SheetPaper => ({ kind: 'grid', ...grid }))

function expectApart(paper: SheetPaper): void {
  const { width, height, cells } = sheetLayout(paper)
  for (const [place, cell] of cells.entries()) {
    expect(cell.x).toBeGreaterThanOrEqual(0)
    expect(cell.y).toBeGreaterThanOrEqual(0)
    expect(cell.x + cell.width).toBeLessThanOrEqual(width + 1e-6)
    expect(cell.y + cell.height).toBeLessThanOrEqual(height + 1e-6)
    for (const other of cells.slice(place + 1)) {
      const isBeside = other.x >= cell.x + cell.width - 1e-6 || other.x + other.width <= cell.x + 1e-6
      const isBelow = other.y >= cell.y + cell.height - 1e-6
      expect(isBeside || isBelow).toBe(true)
    }
  }
}

describe('a paper', () => {
  it('of the list has labels that neither leave it nor lie over each other', () => {
    for (const paper of papers) {
      expectApart(paper)
      expect(paperProblem(paper)).toBeNull()
    }
    expect(labelPapers.length).toBeGreaterThanOrEqual(12)
  })

  it('divided into any number, with any margin and gap, has as many cells and keeps them apart', () => {
    fc.assert(
      fc.property(anyGrid, (paper) => {
        fc.pre(paperProblem(paper) === null)
        expect(sheetLayout(paper).cells).toHaveLength(paper.kind === 'grid' ? paper.perPage : 0)
        expectApart(paper)
      }),
    )
  })

  it.each([
    [1, 1],
    [2, 1],
    [4, 2],
    [12, 3],
    [24, 4],
    [60, 6],
  ])('for %i codes has %i columns', (perPage, columns) => {
    expect(sheetLayout({ kind: 'grid', perPage, margin: 8, gap: 0 }).columns).toBe(columns)
  })

  it('says when its measures cannot be', () => {
    const [paper] = labelPapers
    if (paper) expect(paperProblem({ ...paper, columns: 9 })).toBe('leavesPaper')
    expect(paperProblem({ kind: 'grid', perPage: 60, margin: 40, gap: 20 })).toBe('tooSmall')
  })
})

describe('pages', () => {
  it('hold every label once, in order, from the cell that was chosen', () => {
    fc.assert(
      fc.property(anyPaper, fc.integer({ min: 1, max: 90 }), fc.nat(300), (paper, start, count) => {
        const pages = sheetPages(paper, { start, count })
        expect(pages).toHaveLength(pageCount(paper, { start, count }))
        const all = pages.flatMap(({ cells }) => cells)
        expect(all.map(({ index }) => index)).toEqual([...Array(count).keys()])
        const cells = sheetLayout(paper).cells
        const first = all[0]
        if (first) expect(first).toMatchObject(cells[startOn(paper, start) - 1] ?? {})
        if (pages.length > 1) expect(sheetPage(paper, { start, count }, 1)).toEqual(pages[1])
        // The next print on the same sheet begins where this one ended.
        const last = all.at(-1)
        const after = cells[nextStart(paper, { start, count }) - 1]
        if (last && pages.at(-1)?.cells.length !== cells.length && cells.length > 1)
          expect(after).not.toMatchObject({ x: last.x, y: last.y })
      }),
    )
  })

  it('show marks beside the labels only, and nothing where there is no room', () => {
    for (const paper of papers) {
      for (const { data } of cropMarks(paper)) {
        const { width, height } = sheetLayout(paper)
        const numbers = [...data.matchAll(/[\d.-]+/g)].map(Number)
        expect(Math.min(...numbers)).toBeGreaterThanOrEqual(0)
        expect(Math.max(...numbers)).toBeLessThanOrEqual(Math.max(width, height))
      }
    }
    expect(cropMarks({ kind: 'grid', perPage: 12, margin: 0, gap: 0 })).toEqual([])
    expect(cropMarks({ kind: 'roll', width: 40, height: 30 })).toEqual([])
  })

  it('are moved by what makes up for the printer', () => {
    const paper = grids[11] as SheetPaper
    const page = sheetPage(paper, { start: 1, count: 2 }, 0)
    const label = { width: 20, height: 10, shapes: [] }
    const { shapes } = pageShapes(paper, page, (index) => (index === 0 ? label : null), {
      cropMarks: false,
      offsetX: 1,
      offsetY: -2,
    })
    expect(shapes).toMatchObject([{ kind: 'group', x: 1, y: -2, shapes: [{ kind: 'group', scale: 1 }] }])
  })
})

describe('a caption', () => {
  const data: LabelData = {
    name: '地下一层消防水泵房东侧湿式报警阀组压力开关第三组',
    number: '',
    id: 'Ab3dE5fG',
    address: 'https://m.example.com/q/Ab3dE5fG',
    directories: [],
    state: '',
    created: '',
    printed: '',
    columns: {},
  }

  it('never leaves its cell, never touches the code, and ends with … where it is cut', () => {
    for (const paper of papers) {
      const [cell] = sheetLayout(paper).cells
      if (!cell) continue
      for (const caption of captionKinds) {
        const design = captionDesign(cell, caption)
        const code = design.layers.find(({ type }) => type === 'code')
        expect(code?.width).toBeGreaterThan(10)
        for (const layer of design.layers) {
          expect(layer.x + layer.width).toBeLessThanOrEqual(cell.width + 1e-6)
          expect(layer.y + layer.height).toBeLessThanOrEqual(cell.height + 1e-6)
          if (layer.type === 'code' || !code) continue
          const isApart = layer.x >= code.x + code.width - 0.01 || layer.y >= code.y + code.height - 0.01
          expect(isApart).toBe(true)
        }
        const { shapes, cut } = layoutLabel(design, data, { code: () => null })
        const lines = shapes.flatMap((shape) => (shape.kind === 'text' ? [shape] : []))
        for (const { text, size } of lines) expect(widthOf(text, false) * size).toBeLessThanOrEqual(cell.width)
        const shown = lines.map(({ text }) => text).join('')
        if (cut.length > 0) expect(shown).toContain('…')
        else if (caption !== 'none') expect(shown).toContain(data.name.slice(0, 4))
      }
    }
  })
})
