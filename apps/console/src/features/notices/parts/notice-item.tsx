import type { AccountNotice } from '@matai/contract'
import { noticeLines, noticeSentence } from '@matai/contract/notice-sentence'
import { languageInfo } from '@matai/i18n/language'
import { useNavigate } from '@tanstack/react-router'
import type { MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useSpoken } from '../../../language.ts'
import { useFormats } from '../../../ui/format.ts'
import css from './notices.module.css'
import { speechOf } from './speech.ts'

interface NoticeItemProps {
  notice: AccountNotice
  onLeave: () => void
}

/** What happened, when, and the way there. */
export function NoticeItem({ notice, onLeave }: NoticeItemProps) {
  const { t, i18n } = useTranslation()
  const { formatAgo, formatInstant } = useFormats()
  const language = useSpoken((spoken) => spoken.language)
  const speech = speechOf(i18n, languageInfo[language].tag)
  const lines = noticeLines(notice, speech)
  return (
    <li className={css.item} data-unread={notice.readAt === null}>
      <p className={css.sentence}>
        {notice.readAt === null && <span className="visually-hidden">{t('notices.unread')}</span>}{' '}
        {noticeSentence(notice, speech)}
      </p>
      {lines.map((line) => (
        <p key={line} className={css.line}>
          {line}
        </p>
      ))}
      <p className={css.foot}>
        <time dateTime={notice.at} title={formatInstant(notice.at)}>
          {formatAgo(notice.at)}
        </time>
        <NoticeLink to={notice.link} onLeave={onLeave} />
      </p>
    </li>
  )
}

/** Only addresses of the console itself, whatever a notice says. */
export function NoticeLink({ to, onLeave }: { to: string; onLeave: () => void }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  if (!/^\/(?![/\\])/.test(to)) return null

  function go(event: MouseEvent) {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    onLeave()
    void navigate({ href: to })
  }

  return (
    <a href={to} onClick={go}>
      {t('notices.see')}
    </a>
  )
}
