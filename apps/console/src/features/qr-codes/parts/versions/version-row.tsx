import type { VersionItem } from '@matai/contract'
import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../../../ui/format.ts'
import { ChangeList } from './change-list.tsx'
import { useZone } from './use-zone.ts'
import css from './versions.module.css'

interface VersionRowProps {
  version: VersionItem
  isNewest: boolean
  locked: boolean
  onCompare: () => void
  onRestore: () => void
  onEnd: () => void
}

/** Most changes that a row lists. */
const changesAtMost = 6

/** A version in the history: who saved it and when, what it changed, what can be done with it. */
export function VersionRow({ version, isNewest, locked, onCompare, onRestore, onEnd }: VersionRowProps) {
  const { t } = useTranslation()
  const { formatInstant } = useFormats()
  const { say } = useZone()
  const { number, savedBy, savedAt, publishAt, endAt, state, changes } = version
  const when = [
    publishAt > savedAt && t('versions.publishesAt', { at: say(publishAt) }),
    endAt && state !== 'cancelled' && t(state === 'ended' ? 'versions.endedAt' : 'versions.endsAt', { at: say(endAt) }),
  ].filter(Boolean)
  return (
    <li className={css.version}>
      <div className={css.versionHead}>
        <h2>{t('versions.number', { number })}</h2>
        <span className={css.state} data-state={state}>
          {t(`versions.state_${state}`)}
        </span>
      </div>
      <p className={css.soft}>{t('versions.savedBy', { name: savedBy.name, at: formatInstant(savedAt) })}</p>
      {when.length > 0 && <p className={css.soft}>{when.join(t('qrCodes.listSeparator'))}</p>}
      <ChangeList
        changes={changes}
        none={t(number === 1 ? 'versions.first' : 'versions.noChange')}
        atMost={changesAtMost}
      />
      <div className={css.versionActions}>
        {!isNewest && (
          <Button size="small" onClick={onCompare}>
            {t('versions.compare')}
          </Button>
        )}
        {state === 'visible' && (
          <Button size="small" disabled={locked} onClick={onEnd}>
            {t('versions.endVisible')}
          </Button>
        )}
        {state !== 'visible' && (
          <Button size="small" disabled={locked} onClick={onRestore}>
            {t('versions.restore')}
          </Button>
        )}
      </div>
    </li>
  )
}
