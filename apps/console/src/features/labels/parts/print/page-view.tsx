import { type LabelSheet, type PageLook, pageShapes, type SheetPaper, sheetLayout, sheetPage } from '@matai/label'
import { type CSSProperties, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LabelPicture } from '../../editor/canvas/label-picture.tsx'
import css from './pages.module.css'

interface PageViewProps {
  paper: SheetPaper
  /** From 0. */
  page: number
  pages: number
  start: number
  ids: readonly string[]
  look: PageLook
  labelOf(id: string): LabelSheet | null
  /** Draws it even when nobody sees it: a browser is about to print. */
  always: boolean
  onSeen(from: number, until: number): void
  onStart?: ((cell: number) => void) | undefined
}

/** Pages are drawn when they come near. */
const near = '800px'

/** One page in real millimetres: on paper it is this very drawing. */
export function PageView({ paper, page, pages, start, ids, look, labelOf, always, onSeen, onStart }: PageViewProps) {
  const { t } = useTranslation()
  const place = useRef<HTMLElement>(null)
  const [isNear, setNear] = useState(page === 0)
  const { width, height, cells } = sheetPage(paper, { start, count: ids.length }, page)
  const [from, until] = [cells[0]?.index ?? 0, (cells.at(-1)?.index ?? 0) + 1]
  const isDrawn = isNear || always
  const seen = useRef(onSeen)
  seen.current = onSeen

  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => setNear(entry?.isIntersecting ?? false), {
      rootMargin: near,
    })
    if (place.current) observer.observe(place.current)
    return () => observer.disconnect()
  }, [])
  useEffect(() => {
    if (isDrawn) seen.current(from, until)
  }, [isDrawn, from, until])

  const sheet = isDrawn ? pageShapes(paper, { width, height, cells }, (index) => labelOf(ids[index] ?? ''), look) : null
  const size = {
    '--width': `${width}mm`,
    '--ratio': `${width} / ${height}`,
    '--height': `${height}mm`,
  } as CSSProperties
  return (
    <section ref={place} className={css.page} style={size} aria-label={t('labels.sheet', { page: page + 1, pages })}>
      {sheet && (
        <LabelPicture sheet={sheet} width="100%" height="100%" alt={t('labels.sheetOf', { count: cells.length })} />
      )}
      {onStart && <StartCells paper={paper} start={start} onStart={onStart} />}
    </section>
  )
}

/** Cells to click on; with a keyboard the same is said in the field "start at cell". */
function StartCells({ paper, start, onStart }: { paper: SheetPaper; start: number; onStart: (cell: number) => void }) {
  const { t } = useTranslation()
  const { width, height, cells } = sheetLayout(paper)
  const percent = (part: number, whole: number) => `${(part / whole) * 100}%`
  return cells.map((cell, at) => (
    <button
      key={at} // cells have no other name than their number
      type="button"
      tabIndex={-1}
      className={css.cell}
      data-used={at + 1 < start}
      aria-label={t('labels.startAt', { cell: at + 1 })}
      title={t('labels.startAt', { cell: at + 1 })}
      onClick={() => onStart(at + 1)}
      style={{
        left: percent(cell.x, width),
        top: percent(cell.y, height),
        width: percent(cell.width, width),
        height: percent(cell.height, height),
      }}
    />
  ))
}
