import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { client } from '../../../../client.ts'
import { StateTag } from '../../../../ui/state-tag.tsx'
import css from '../records.module.css'

/** Whether the record is what was sealed, with the page on which anybody can check it. */
export function Evidence({ id, edits }: { id: number; edits: number }) {
  const { t } = useTranslation()
  const { data } = useQuery({
    queryKey: ['records', 'one', id, 'evidence', edits],
    queryFn: ({ signal }) => client.recordEvidence.ofRecord({ id }, { signal }),
  })
  if (!data) return null
  const { state, differs, fingerprint, path } = data
  return (
    <p className={css.recordHead}>
      <StateTag tone={state === 'intact' ? 'success' : state === 'unproven' ? 'quiet' : 'warning'}>
        {t(`recordScreens.evidence_${state}`)}
      </StateTag>
      {differs.length > 0 && (
        <span>
          {differs.map((part) => t(`recordScreens.evidencePart_${part}`)).join(t('recordScreens.evidenceAnd'))}
        </span>
      )}
      {fingerprint && <span className={css.soft}>{t('recordScreens.fingerprint', { fingerprint })}</span>}
      <a href={path} target="_blank" rel="noreferrer">
        {t('recordScreens.evidencePage')}
      </a>
    </p>
  )
}
