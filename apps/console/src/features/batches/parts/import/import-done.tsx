import type { BatchImport } from '@matai/contract'
import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../../paths.ts'
import { ButtonLink } from '../../../../ui/button-link.ts'
import { useFormats } from '../../../../ui/format.ts'
import { CheckIcon, QrCodeIcon } from '../../../../ui/icons.ts'
import { Panel } from '../../../../ui/panel.tsx'
import { BatchDownloads } from '../codes/batch-downloads.tsx'
import css from './import.module.css'
import { ProblemsTable } from './problems-table.tsx'
import { WorkbookButton } from './workbook-button.tsx'

interface ImportDoneProps {
  ended: BatchImport
  /** The template's label template. */
  label: number | null
  onAgain: () => void
}

/** What was made, and what people do with it next. */
export function ImportDone({ ended, label, onAgain }: ImportDoneProps) {
  const { t } = useTranslation()
  const { formatNumber } = useFormats()
  const { id, templateId, creates, changes, done, failed, bad, problems } = ended
  return (
    <Panel title={t('batchScreens.state_done')}>
      <p className={css.done} role="status">
        <CheckIcon />
        {failed === 0
          ? t('batchScreens.doneText', { creates: formatNumber(creates), changes: formatNumber(changes) })
          : `${t('batchScreens.donePart', { count: done })} · ${t('batchScreens.failedCount', { count: failed })}`}
      </p>
      <div className={css.buttons}>
        <ButtonLink
          color="primary"
          variant="solid"
          icon={<QrCodeIcon />}
          to={paths.batchCodes(templateId)}
          search={{ import: id }}
        >
          {t('batchScreens.showCodes')}
        </ButtonLink>
        <BatchDownloads id={templateId} importId={id} label={label} />
        <Button onClick={onAgain}>{t('batchScreens.importMore')}</Button>
      </div>
      {problems.length > 0 && (
        <>
          <p className={css.warning}>{t('batchScreens.leftOut', { count: bad + failed })}</p>
          <ProblemsTable problems={problems} bad={bad + failed} />
          <div className={css.foot}>
            <WorkbookButton checked={ended} />
          </div>
        </>
      )}
    </Panel>
  )
}
