import type { RecordItem } from '@matai/contract'
import { type Component, schemaOf } from '@matai/form-kit/schema'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../../ui/format.ts'
import { answerText } from './answer-text.ts'
import css from './records.module.css'
import { WaitsFor } from './approval/waits-for.tsx'
import { FollowUpState } from './follow-up-state.tsx'
import { titleOf } from './title-of.ts'

interface RecordCardProps {
  record: RecordItem
  components: readonly Component[]
  deeds: ReactNode
  /** Further down than the rest: who is in charge. */
  foot?: ReactNode
}

/** A record as a card: its number, its first answers, when and how far. */
export function RecordCard({ record, components, deeds, foot }: RecordCardProps) {
  const { t } = useTranslation()
  const { formatInstant } = useFormats()
  const asked = components.filter(({ type }) => schemaOf(type).answer !== null)
  const lines = asked.map((component) => ({ component, text: answerText(component, record, t) }))
  return (
    <article className={css.card}>
      <header className={css.cardHead}>
        <strong>{t('recordScreens.recordName', { number: record.number })}</strong>
        <FollowUpState record={record} />
        <span className={css.deeds}>{deeds}</span>
      </header>
      {record.locked ? (
        <p className={css.soft}>{t('recordScreens.locked')}</p>
      ) : (
        <dl className={css.lines}>
          {lines
            .filter(({ text }) => text !== '')
            .slice(0, 4)
            .map(({ component, text }) => (
              <div key={component.id}>
                <dt>{titleOf(component, t)}</dt>
                <dd>{text}</dd>
              </div>
            ))}
        </dl>
      )}
      <span className={css.soft}>
        {record.filler?.name || t('recordScreens.nobody')} · {formatInstant(record.at)}
      </span>
      <WaitsFor record={record} />
      {foot}
    </article>
  )
}
