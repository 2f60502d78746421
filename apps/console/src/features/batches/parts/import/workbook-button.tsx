import type { BatchImport } from '@matai/contract'
import { Button } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { client, sentenceOf } from '../../../../client.ts'
import { DownloadIcon } from '../../../../ui/icons.ts'
import { toast } from '../../../../ui/toast-store.ts'
import { saveFile } from '../save-file.ts'

/** The workbook that was handed in, with a column that says what is wrong. */
export function WorkbookButton({ checked: { id, hasWorkbook } }: { checked: BatchImport }) {
  const { t } = useTranslation()
  const [busy, setBusy] = useState(false)
  async function download() {
    setBusy(true)
    try {
      saveFile(await client.batches.importWorkbook({ id }))
    } catch (error) {
      toast.error(sentenceOf(error))
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button
      icon={<DownloadIcon />}
      loading={busy}
      disabled={!hasWorkbook}
      title={hasWorkbook ? '' : t('batchScreens.workbookGone')}
      onClick={() => void download()}
    >
      {t('batchScreens.downloadProblems')}
    </Button>
  )
}
