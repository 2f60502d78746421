import type { ReportValue } from '@matai/form-kit/report'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import css from './report.module.css'
import type { Target } from './leads.ts'

type Word = Extract<ReportValue, { shape: 'words' }>['words'][number]

/** Words by how often they were written; each leads to the records in which it stands. */
export function Words({ words, to }: { words: readonly Word[]; to: (word: string) => Target | undefined }) {
  const { t } = useTranslation()
  const highest = Math.max(1, ...words.map(({ count }) => count))
  return (
    <ul className={css.words} aria-label={t('savedReports.words')}>
      {words.map(({ word, count }) => {
        const target = to(word)
        const said = t('savedReports.wordsOf', { word, count })
        const style = { fontSize: `${13 + Math.round((count / highest) * 13)}px` }
        return (
          <li key={word} style={style}>
            {target ? (
              <Link to={target.to} search={target.search as never} title={said} aria-label={said}>
                {word}
              </Link>
            ) : (
              <span title={said}>{word}</span>
            )}
            <small>{count}</small>
          </li>
        )
      })}
    </ul>
  )
}
