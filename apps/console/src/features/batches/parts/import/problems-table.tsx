import type { RowProblem } from '@matai/contract'
import { Input } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../../../ui/format.ts'
import { SearchIcon } from '../../../../ui/icons.ts'
import css from './import.module.css'

/** Those problems that have the words in their row, column or reason. */
export function matching(problems: readonly RowProblem[], words: string): RowProblem[] {
  const wanted = words.trim().toLowerCase()
  return problems.filter(({ row, column, reason }) => `${row} ${column} ${reason}`.toLowerCase().includes(wanted))
}

/** What is wrong, with its row and column; narrowed by words. */
export function ProblemsTable({ problems, bad }: { problems: RowProblem[]; bad: number }) {
  const { t } = useTranslation()
  const { formatNumber } = useFormats()
  const [words, setWords] = useState('')
  const shown = matching(problems, words)
  const rows = new Set(problems.map(({ row }) => row)).size
  return (
    <>
      {problems.length > 5 && (
        <Input
          className={css.filter ?? ''}
          type="search"
          allowClear
          prefix={<SearchIcon />}
          aria-label={t('batchScreens.filterProblems')}
          placeholder={t('batchScreens.filterProblems')}
          value={words}
          onChange={(event) => setWords(event.target.value)}
        />
      )}
      <div className={css.table} tabIndex={0} role="region" aria-label={t('batchScreens.problems')}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t('batchScreens.problemRow')}</th>
              <th scope="col">{t('batchScreens.problemColumn')}</th>
              <th scope="col">{t('batchScreens.problemReason')}</th>
            </tr>
          </thead>
          <tbody>
            {shown.map(({ row, column, reason }) => (
              <tr key={`${row} ${column} ${reason}`}>
                <td>{row}</td>
                <td>{column || t('batchScreens.wholeRow')}</td>
                <td>{reason}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {shown.length === 0 && <p className={css.hint}>{t('app.nothingFound', { keyword: words })}</p>}
      {bad > rows && (
        <p className={css.hint}>
          {t('batchScreens.problemsMore', { shown: formatNumber(rows), bad: formatNumber(bad) })}
        </p>
      )}
    </>
  )
}
