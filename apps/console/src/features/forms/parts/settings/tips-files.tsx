import { Button } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { tipWorkbookMax } from 'virtual:contract-constants'
import { CallError, client, sentenceOf } from '../../../../client.ts'
import { FileButton } from '../../../../ui/file-button.tsx'
import { DownloadIcon } from '../../../../ui/icons.ts'
import { toast } from '../../../../ui/toast-store.ts'
import { useSingleFlight } from '../../../../ui/use-single-flight.ts'
import { saveFile, toBase64 } from '../../../../ui/file-bytes.ts'

interface TipsFilesProps {
  formId: number
  /** how many there are to go out; of none it is an empty workbook to fill in */
  count: number
  onChanged: () => Promise<unknown>
}

/** Tips out as a workbook and in again. */
export function TipsFiles({ formId, count, onChanged }: TipsFilesProps) {
  const { t } = useTranslation()
  /** Rows that could not be taken, with the workbook that has them. */
  const [refused, setRefused] = useState<{ workbook: string; rows: string[] } | null>(null)

  const { run: send, running } = useSingleFlight(async (workbook: string, skipBad: boolean) => {
    setRefused(null)
    try {
      const { added, changed } = await client.formTips.import({ formId, workbook, skipBad })
      await onChanged()
      toast.success(t('formSettings.tipsTaken', { count: added, changed }))
    } catch (error) {
      const issues = error instanceof CallError ? (error.data.issues ?? []) : []
      const rows = issues.filter(({ path }) => path[0] === 'rows').map(({ message }) => message)
      if (rows.length > 0) setRefused({ workbook, rows })
      else toast.error(sentenceOf(error))
    }
  })
  const { run: out, running: saving } = useSingleFlight(async () => {
    try {
      saveFile(await client.formTips.export({ formId }))
    } catch (error) {
      toast.error(sentenceOf(error))
    }
  })

  async function choose(file: File) {
    if (file.size > tipWorkbookMax) return toast.error(t('files.workbookTooLarge'))
    await send(await toBase64(file), false)
  }
  return (
    <>
      <Button icon={<DownloadIcon />} loading={saving} onClick={() => void out()}>
        {t(count > 0 ? 'formSettings.tipsOut' : 'formSettings.tipsBlank')}
      </Button>
      <FileButton
        label={t('formSettings.tipsIn')}
        accept=".xlsx,.csv"
        loading={running}
        onChoose={(file) => void choose(file)}
      />
      {refused && (
        <div role="alert">
          <ul>
            {refused.rows.slice(0, 20).map((row) => (
              <li key={row}>{row}</li>
            ))}
          </ul>
          <Button size="small" onClick={() => void send(refused.workbook, true)}>
            {t('files.importRest')}
          </Button>
        </div>
      )}
    </>
  )
}
