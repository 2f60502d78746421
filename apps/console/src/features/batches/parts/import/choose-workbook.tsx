import type { BatchImport, BatchTemplate } from '@matai/contract'
import { Button } from 'antd'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CallError, client, sentenceOf } from '../../../../client.ts'
import { toBase64 } from '../../../../ui/file-bytes.ts'
import { useFormats } from '../../../../ui/format.ts'
import { DownloadIcon } from '../../../../ui/icons.ts'
import { Panel } from '../../../../ui/panel.tsx'
import { toast } from '../../../../ui/toast-store.ts'
import { useUser } from '../../../../user.ts'
import { saveFile } from '../save-file.ts'
import { FileDrop } from './file-drop.tsx'
import { HeadingMatch } from './heading-match.tsx'
import css from './import.module.css'
import { fileProblem } from './read-workbook.ts'
import { rowsAtMost } from './rows-limit.ts'
import { useSingleFlight } from '../../../../ui/use-single-flight.ts'

interface ChooseWorkbookProps {
  template: BatchTemplate
  onChecked: (checked: BatchImport) => void
}

/** The first two steps: get the workbook, hand it in filled. */
export function ChooseWorkbook({ template, onChecked }: ChooseWorkbookProps) {
  const { t } = useTranslation()
  const { formatNumber } = useFormats()
  const { tier } = useUser()
  const [busy, setBusy] = useState<'' | 'download' | 'withCodes' | 'check'>('')
  const [fault, setFault] = useState('')
  const [refused, setRefused] = useState<{ file: File; error: CallError } | null>(null)
  const most = tier.limits.excelRows ?? rowsAtMost
  const { id, columns, codes } = template
  const noCodesId = useId()

  async function download(withCodes: boolean) {
    setBusy(withCodes ? 'withCodes' : 'download')
    try {
      saveFile(await client.batches.downExcel({ id, withCodes }))
    } catch (error) {
      toast.error(sentenceOf(error))
    } finally {
      setBusy('')
    }
  }

  const { run: check } = useSingleFlight(async (file: File, byHeader: boolean) => {
    const problem = fileProblem(file)
    setFault(problem ? t(problem) : '')
    if (!byHeader) setRefused(null)
    if (problem) return
    setBusy('check')
    try {
      const workbook = await toBase64(file)
      onChecked(await client.batches.importExcel({ id, fileName: file.name, workbook, byHeader }))
    } catch (error) {
      if (error instanceof CallError && error.data.missing) setRefused({ file, error })
      else setFault(error instanceof CallError ? sentenceOf(error) : t('batchScreens.fileGone'))
    } finally {
      setBusy('')
    }
  })

  const rows = t('batchScreens.rowsAtMost', { count: most, rows: formatNumber(most) })
  const more = most < rowsAtMost ? t('batchScreens.rowsUpgrade', { rows: formatNumber(rowsAtMost) }) : ''
  return (
    <div className={css.steps}>
      <Panel title={t('batchScreens.stepDownload')}>
        <p className={css.hint}>{t('batchScreens.stepDownloadText')}</p>
        <div className={css.buttons}>
          <Button icon={<DownloadIcon />} loading={busy === 'download'} onClick={() => void download(false)}>
            {t('batchScreens.downloadBlank')}
          </Button>
          <Button
            icon={<DownloadIcon />}
            loading={busy === 'withCodes'}
            disabled={codes === 0}
            {...(codes === 0 && { 'aria-describedby': noCodesId })}
            onClick={() => void download(true)}
          >
            {codes === 0 ? t('batchScreens.downloadWithNone') : t('batchScreens.downloadWithCodes', { count: codes })}
          </Button>
        </div>
        {codes === 0 && (
          <p id={noCodesId} className={css.hint}>
            {t('batchScreens.noCodesYet')}
          </p>
        )}
        <p className={css.hint}>
          {template.keyColumn
            ? t('batchScreens.keyHint', { name: columns.find(({ key }) => key === template.keyColumn)?.name ?? '' })
            : t('batchScreens.keyHintNone')}
        </p>
      </Panel>
      <Panel title={t('batchScreens.stepUpload')}>
        <FileDrop
          busy={busy === 'check'}
          hint={`${t('batchScreens.fileHint')} ${rows} ${more}`}
          fault={fault}
          onFile={(file) => void check(file, false)}
        />
        {refused && (
          <HeadingMatch
            columns={columns}
            sentence={sentenceOf(refused.error)}
            data={refused.error.data}
            busy={busy === 'check'}
            onMatch={() => void check(refused.file, true)}
          />
        )}
      </Panel>
    </div>
  )
}
