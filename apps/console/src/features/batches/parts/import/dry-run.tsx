import type { BatchImport } from '@matai/contract'
import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../../../ui/format.ts'
import { Panel } from '../../../../ui/panel.tsx'
import { DifferencesTable } from './differences-table.tsx'
import css from './import.module.css'
import { ProblemsTable } from './problems-table.tsx'
import { ReadNotes } from './read-notes.tsx'
import { WorkbookButton } from './workbook-button.tsx'

interface DryRunProps {
  checked: BatchImport
  starting: boolean
  onCreate: () => void
  onAgain: () => void
}

/** What would happen, and all that stands in its way; nothing has happened yet. */
export function DryRun({ checked, starting, onCreate, onAgain }: DryRunProps) {
  const { t } = useTranslation()
  const { formatNumber } = useFormats()
  const { creates, changes, unchanged, bad, problems, fileName, rows } = checked
  const doing = creates + changes
  const numbers = [
    { key: 'creates', value: creates },
    { key: 'changes', value: changes },
    { key: 'unchanged', value: unchanged },
    { key: 'bad', value: bad },
  ] as const
  const action =
    creates === 0
      ? t('batchScreens.update', { count: changes })
      : changes === 0
        ? t('batchScreens.create', { count: creates })
        : t('batchScreens.createAndUpdate', { creates: formatNumber(creates), changes: formatNumber(changes) })
  return (
    <Panel title={t('batchScreens.resultOf', { name: fileName })}>
      <p className={css.hint}>{t('batchScreens.resultText', { count: rows, rows: formatNumber(rows) })}</p>
      <ReadNotes sheet={checked.sheet} otherSheets={checked.otherSheets} hiddenRows={checked.hiddenRows} />
      <dl className={css.numbers}>
        {numbers.map(({ key, value }) => (
          <div key={key} data-bad={key === 'bad' && value > 0}>
            <dt>{t(`batchScreens.number_${key}`)}</dt>
            <dd>{formatNumber(value)}</dd>
          </div>
        ))}
      </dl>
      <DifferencesTable differences={checked.differences} />
      {bad > 0 && (
        <>
          <p className={css.warning} role="status">
            {t(doing === 0 ? 'batchScreens.badOnly' : 'batchScreens.badSkipped', {
              count: bad,
              bad: formatNumber(bad),
            })}
          </p>
          <ProblemsTable problems={problems} bad={bad} />
        </>
      )}
      <div className={css.foot}>
        {doing === 0 && (
          <span className={css.hint}>
            {t(
              unchanged === 0
                ? 'batchScreens.nothingGood'
                : bad > 0
                  ? 'batchScreens.nothingElse'
                  : 'batchScreens.nothingNew',
            )}
          </span>
        )}
        {bad > 0 && <WorkbookButton checked={checked} />}
        <Button onClick={onAgain}>{t('batchScreens.chooseAgain')}</Button>
        <Button type="primary" loading={starting} disabled={doing === 0} onClick={onCreate}>
          {doing === 0 ? t('batchScreens.createNothing') : action}
        </Button>
      </div>
    </Panel>
  )
}
