import type { BatchColumn, FailureData } from '@matai/contract'
import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { CheckIcon, WarningIcon } from '../../../../ui/icons.ts'
import css from './import.module.css'
import { ReadNotes } from './read-notes.tsx'

interface HeadingMatchProps {
  columns: readonly BatchColumn[]
  sentence: string
  data: FailureData
  busy: boolean
  onMatch: () => void
}

/** The columns of a workbook stand in another order: which of them belong to which, and the offer to go by names. */
export function HeadingMatch({ columns, sentence, data, busy, onMatch }: HeadingMatchProps) {
  const { t } = useTranslation()
  const missing = new Set(data.missing)
  const unknown = data.unknown ?? []
  return (
    <section className={css.match} role="alert">
      <p className={css.fault}>{sentence}</p>
      <ul className={css.pairs}>
        {columns.map(({ key, name }) => (
          <li key={key} data-missing={missing.has(name)}>
            {missing.has(name) ? <WarningIcon /> : <CheckIcon />}
            <b>{name}</b>
            <span>{t(missing.has(name) ? 'batchScreens.headingMissing' : 'batchScreens.headingFound')}</span>
          </li>
        ))}
      </ul>
      {unknown.length > 0 && (
        <p className={css.hint}>{t('batchScreens.headingUnknown', { names: unknown.join(', ') })}</p>
      )}
      <ReadNotes sheet={data.sheet ?? ''} otherSheets={data.otherSheets ?? []} />
      {data.canMatchByHeader ? (
        <Button type="primary" loading={busy} onClick={onMatch}>
          {t('batchScreens.matchByHeading')}
        </Button>
      ) : (
        <p className={css.hint}>{t('batchScreens.cannotMatch')}</p>
      )}
    </section>
  )
}
