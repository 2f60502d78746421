import type { FormItem } from '@matai/contract'
import { Tag } from 'antd'
import { useTranslation } from 'react-i18next'
import css from './list.module.css'

const colours = { draft: 'default', published: 'success', closed: 'warning' } as const

/** What fillers meet, and whether the author wrote on since. */
export function StateTag({ form: { state, published, version } }: { form: FormItem }) {
  const { t } = useTranslation()
  return (
    <span className={css.state}>
      <Tag color={colours[state]}>{t(`formScreens.state_${state}`)}</Tag>
      {published !== null && published < version && <small>{t('formScreens.changedSince')}</small>}
    </span>
  )
}
