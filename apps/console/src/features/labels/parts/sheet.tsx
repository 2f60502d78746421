import type { CodeLabel } from '@matai/contract'
import type { CSSProperties } from 'react'
import { useTranslation } from 'react-i18next'
import css from '../print.module.css'
import type { SheetLayout } from './sheet-layout.ts'
import type { DrawnCodes } from './use-drawn-codes.ts'

export const captions = ['name', 'nameAndNumber', 'none'] as const
export type Caption = (typeof captions)[number]
export const captionLines: Record<Caption, number> = { name: 1, nameAndNumber: 2, none: 0 }

interface SheetProps {
  cells: (CodeLabel | null)[]
  drawn: DrawnCodes
  layout: SheetLayout
  caption: Caption
  cutLines: boolean
  label: string
}

/** One page of A4 in real millimetres, on screen as on paper. */
export function Sheet({ cells, drawn, layout, caption, cutLines, label }: SheetProps) {
  const { t } = useTranslation()
  const measures = {
    '--columns': layout.columns,
    '--cell-width': `${layout.cellWidth}mm`,
    '--cell-height': `${layout.cellHeight}mm`,
    '--code-width': `${layout.codeWidth}mm`,
    '--margin': `${layout.margin}mm`,
  } as CSSProperties
  return (
    <section className={css.sheet} style={measures} aria-label={label}>
      {cells.map((code, place) => (
        <div key={code?.id ?? `empty-${place}`} className={css.cell} data-lines={cutLines}>
          {code && <CodeCell code={code} address={drawn.get(code.id)} caption={caption} />}
        </div>
      ))}
      <span className={css.ruler} aria-hidden>
        {t('labels.ruler')}
      </span>
    </section>
  )
}

interface CodeCellProps {
  code: CodeLabel
  /** Undefined while it is drawn, null when it cannot be scanned. */
  address: string | null | undefined
  caption: Caption
}

function CodeCell({ code, address, caption }: CodeCellProps) {
  const { t } = useTranslation()
  return (
    <>
      {address ? (
        <img className={css.code} src={address} alt={code.name} />
      ) : (
        <div className={css.code}>{address === null && <p className={css.problem}>{t('labels.unreadable')}</p>}</div>
      )}
      {caption !== 'none' && <p className={css.name}>{code.name}</p>}
      {caption === 'nameAndNumber' && <p className={css.number}>{code.id}</p>}
    </>
  )
}
