import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../paths.ts'
import { useFormats } from '../../../ui/format.ts'
import { Panel } from '../../../ui/panel.tsx'
import { StateTag } from '../../../ui/state-tag.tsx'
import css from '../dashboard-screen.module.css'
import type { MainInfo } from './main-info.ts'
import { attentionQuery } from './queries.ts'
import { useDrafts } from './use-drafts.ts'
import { worksOf } from './works.ts'

/** What the person worked on last, saved or not, each one click away; who changed nothing yet sees the account’s codes. */
export function GoOnPanel({ recent }: { recent: MainInfo['recent'] }) {
  const { t } = useTranslation()
  const { formatAgo } = useFormats()
  const { data } = useQuery(attentionQuery)
  const drafts = useDrafts()
  const all = <Link to={paths.qrCodes}>{t('dashboard.allQrCodes')}</Link>
  const codes = recent.map(({ id, name, updatedAt }) => ({ subject: 'qrCode' as const, id, name, at: updatedAt }))
  const own = worksOf(data?.lately ?? [], drafts)
  const works = own.length > 0 ? own : worksOf(codes, [])
  return (
    <Panel title={t('dashboard.recent')} action={all}>
      <ul className={css.recent}>
        {works.map(({ subject, id, name, at, place, unsaved }) => (
          <li key={`${subject} ${id ?? ''} ${place.to} ${JSON.stringify(place.search)}`}>
            <Link to={place.to} search={(place.search ?? {}) as never}>
              {name || t('matters.nameless')}
            </Link>
            {unsaved ? <StateTag tone="warning">{t('matters.unsaved')}</StateTag> : <span />}
            <span className={css.note}>
              {t(`matters.lately_${subject}`)} · {t('dashboard.changedAt', { at: formatAgo(at) })}
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
