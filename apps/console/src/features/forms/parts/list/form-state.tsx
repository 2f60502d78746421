import type { FormItem } from '@matai/contract'
import { useTranslation } from 'react-i18next'
import { StateTag } from '../../../../ui/state-tag.tsx'
import css from './list.module.css'

const tones = { draft: 'quiet', published: 'success', closed: 'warning' } as const

/** What fillers meet, and whether the author wrote on since. */
export function FormState({ form: { state, published, version } }: { form: FormItem }) {
  const { t } = useTranslation()
  return (
    <span className={css.state}>
      <StateTag tone={tones[state]}>{t(`formScreens.state_${state}`)}</StateTag>
      {published !== null && published < version && <small>{t('formScreens.changedSince')}</small>}
    </span>
  )
}
