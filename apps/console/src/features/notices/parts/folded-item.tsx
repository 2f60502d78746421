import { noticeLines, noticeSentence } from '@matai/contract/notice-sentence'
import { languageInfo } from '@matai/i18n/language'
import { useTranslation } from 'react-i18next'
import { useSpoken } from '../../../language.ts'
import { useFormats } from '../../../ui/format.ts'
import type { News } from './fold-notices.ts'
import { NoticeLink } from './notice-item.tsx'
import css from './notices.module.css'
import { speechOf } from './speech.ts'

interface FoldedItemProps {
  news: News
  onLeave: () => void
}

/** Files that are ready, as one: how many, which ones when it is asked, and the way to all of them. */
export function FoldedItem({ news, onLeave }: FoldedItemProps) {
  const { t, i18n } = useTranslation()
  const { formatAgo, formatInstant, formatNumber } = useFormats()
  const language = useSpoken((spoken) => spoken.language)
  const speech = speechOf(i18n, languageInfo[language].tag)
  const [{ at, readAt, link }] = news
  return (
    <li className={css.item} data-unread={readAt === null}>
      <p className={css.sentence}>
        {readAt === null && <span className="visually-hidden">{t('notices.unread')}</span>}{' '}
        {t('notices.filesReady', { count: news.length, formatted: formatNumber(news.length) })}
      </p>
      <details className={css.folded}>
        <summary>{t('notices.whichFiles')}</summary>
        <ul>
          {news.map((notice) => (
            <li key={notice.id}>
              <span>{noticeLines(notice, speech)[0] ?? noticeSentence(notice, speech)}</span>
              <time dateTime={notice.at} title={formatInstant(notice.at)}>
                {formatAgo(notice.at)}
              </time>
            </li>
          ))}
        </ul>
      </details>
      <p className={css.foot}>
        <time dateTime={at} title={formatInstant(at)}>
          {formatAgo(at)}
        </time>
        <NoticeLink to={link} onLeave={onLeave} />
      </p>
    </li>
  )
}
