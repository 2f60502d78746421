import type { BatchChild, BatchColumn } from '@matai/contract'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { PictureCell } from '../../../qr-codes/public.tsx'
import { CodeActions, CodeName } from './code-columns.tsx'
import css from './codes.module.css'

interface CodeCardProps {
  child: BatchChild
  columns: readonly BatchColumn[]
  /** Opens what else can be done with it. */
  deeds: ReactNode
  onEdit: (child: BatchChild) => void
}

/** A code of a template as a card. */
export function CodeCard({ child, columns, deeds, onEdit }: CodeCardProps) {
  const { t } = useTranslation()
  return (
    <article className={css.card}>
      <PictureCell qrCode={child.code} width={72} />
      <div>
        <CodeName child={child} t={t} />
        <dl className={css.facts}>
          {columns.slice(0, 3).map(({ key, name }) => (
            <div key={key}>
              <dt>{name}</dt>
              <dd>{child.values[key] ?? ''}</dd>
            </div>
          ))}
        </dl>
        <div className={css.foot}>
          <CodeActions child={child} t={t} onEdit={onEdit} />
          {deeds}
        </div>
      </div>
    </article>
  )
}
