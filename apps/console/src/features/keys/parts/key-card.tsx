import type { Key } from '@matai/contract'
import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { keyActions, keyAreas } from 'virtual:contract-constants'
import { useFormats } from '../../../ui/format.ts'
import { StateTag } from '../../../ui/state-tag.tsx'
import card from '../../../ui/thing-card.module.css'
import css from './keys.module.css'

interface KeyCardProps {
  item: Key
  onEdit: () => void
  onRemove: () => void
}

/** A key: what it may do, until when, and when it was last used. */
export function KeyCard({ item, onEdit, onRemove }: KeyCardProps) {
  const { t } = useTranslation()
  const { formatInstant } = useFormats()
  const { name: called, hint, scopes, state, until, lastUsedAt, maker, createdAt, can } = item
  const end = () => {
    if (until === null) return t('keyScreens.noEnd')
    return t(state === 'ended' ? 'keyScreens.endedAt' : 'keyScreens.endsAt', { at: formatInstant(until) })
  }
  const used =
    lastUsedAt === null ? t('keyScreens.neverUsed') : t('keyScreens.lastUsed', { at: formatInstant(lastUsedAt) })
  const made = t('keyScreens.madeBy', { name: maker.name, at: formatInstant(createdAt) })
  return (
    <article className={card.card} aria-label={called}>
      <header className={card.bar}>
        <h2>{called}</h2>
        <StateTag tone={state === 'active' ? 'success' : 'quiet'}>{t(`keyScreens.state_${state}`)}</StateTag>
      </header>
      <code className={card.soft}>{hint}</code>
      <ul className={css.list}>
        {keyAreas.map((area) => {
          const held = keyActions.filter((action) => scopes.includes(`${area}:${action}`))
          if (held.length === 0) return null
          const name = t(`keyScreens.area_${area}`)
          const how = held.map((action) => t(`keyScreens.action_${action}`)).join(t('keyScreens.comma'))
          return <li key={area}>{area === 'agents' ? name : t('keyScreens.held', { area: name, how })}</li>
        })}
      </ul>
      <p className={card.soft}>{[end(), used, made].join(' · ')}</p>
      <div className={card.deeds}>
        {can.edit && <Button onClick={onEdit}>{t('keyScreens.edit')}</Button>}
        <Button danger onClick={onRemove}>
          {t('keyScreens.remove')}
        </Button>
      </div>
    </article>
  )
}
