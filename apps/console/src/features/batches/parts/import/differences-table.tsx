import type { BatchImport } from '@matai/contract'
import { useTranslation } from 'react-i18next'
import css from './import.module.css'

/** What an update changes: each value as it is and as it will be. */
export function DifferencesTable({ differences }: Pick<BatchImport, 'differences'>) {
  const { t } = useTranslation()
  if (differences.length === 0) return null
  return (
    <section aria-label={t('batchScreens.differences')}>
      <h3 className={css.part}>{t('batchScreens.differences')}</h3>
      <div className={css.differences}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t('batchScreens.differenceKey')}</th>
              <th scope="col">{t('batchScreens.differenceColumn')}</th>
              <th scope="col">{t('batchScreens.differenceFrom')}</th>
              <th scope="col">{t('batchScreens.differenceTo')}</th>
            </tr>
          </thead>
          <tbody>
            {differences.map(({ row, key, column, from, to }) => (
              <tr key={`${row} ${column}`}>
                <td>{key}</td>
                <td>{column}</td>
                <td>
                  <del>{from}</del>
                </td>
                <td>
                  <ins>{to}</ins>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}
