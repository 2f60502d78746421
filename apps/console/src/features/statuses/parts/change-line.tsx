import type { StatusChange } from '@matai/contract'
import { statusChangeKinds } from 'virtual:contract-constants'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../paths.ts'
import { useFormats } from '../../../ui/format.ts'
import css from './statuses.module.css'

/** One change of a status: from what to what, how, by whom, why. */
export function ChangeLine({ change }: { change: StatusChange }) {
  const { t } = useTranslation()
  const { formatInstant } = useFormats()
  const { status, from, to, kind, user, collaborator, reason, photoId, formId, recordId, at } = change
  const nothing = t('statusScreens.nothing')
  const known = statusChangeKinds.find((one) => one === kind)
  const how = known && t(`statusScreens.kind_${known}`)
  return (
    <li>
      <span>
        <b>{status.name}</b> {t('statusScreens.change', { from: from ?? nothing, to: to ?? nothing })}
        {reason && <span className={css.soft}> {reason}</span>}
      </span>
      <span className={css.marks}>
        {photoId && (
          <a href={`/u/${photoId}/photo`} target="_blank" rel="noreferrer">
            {t('statusScreens.photo')}
          </a>
        )}
        <span className={css.soft}>
          {formId !== null && recordId !== null ? (
            <Link to={paths.formRecord(formId, recordId)}>{how}</Link>
          ) : (
            [how, user?.name ?? collaborator?.name].filter(Boolean).join(' · ')
          )}
        </span>
        <time className={css.soft} dateTime={at}>
          {formatInstant(at)}
        </time>
      </span>
    </li>
  )
}
