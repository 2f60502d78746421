import { CallError } from '@matai/client'
import { useQueryClient } from '@tanstack/react-query'
import { Button } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { workbookMax } from 'virtual:contract-constants'
import { client, sentenceOf } from '../../../client.ts'
import { toBase64 } from '../../../ui/file-bytes.ts'
import { FileButton } from '../../../ui/file-button.tsx'
import { DownloadIcon } from '../../../ui/icons.ts'
import { toast } from '../../../ui/toast-store.ts'
import { mobilesChanged } from './access-queries.ts'
import css from './access.module.css'
import { saveTemplate } from './save-template.ts'
import { useSingleFlight } from '../../../ui/use-single-flight.ts'

interface Refused {
  workbook: string
  sentence: string
  /** What is wrong with which row; empty when the whole file is. */
  rows: string[]
}

/** Wrong rows that are named; the rest is counted. */
const rowsShown = 20

/** Phones from a workbook: all of them, or after a look at the wrong rows the others. */
export function ImportMobiles({ id }: { id: string }) {
  const { t } = useTranslation()
  const queries = useQueryClient()
  const [refused, setRefused] = useState<Refused | null>(null)

  const { run: send, running: sending } = useSingleFlight(async (workbook: string, skipBad: boolean) => {
    setRefused(null)
    try {
      const { added, known } = await client.codeAccess.importMobiles({ id, workbook, skipBad })
      toast.success(
        known > 0 ? t('codeAccess.addedKnown', { count: added, known }) : t('codeAccess.added', { count: added }),
      )
      mobilesChanged(queries, id)
    } catch (error) {
      const issues = error instanceof CallError ? (error.data.issues ?? []) : []
      const rows = issues.filter(({ path }) => path[0] === 'rows').map(({ message }) => message)
      setRefused({ workbook, sentence: sentenceOf(error), rows })
    }
  })

  async function choose(file: File) {
    if (file.size > workbookMax) {
      setRefused({ workbook: '', sentence: t('files.workbookTooLarge'), rows: [] })
      return
    }
    await send(await toBase64(file), false)
  }

  return (
    <>
      <FileButton
        label={t('codeAccess.importExcel')}
        accept=".xlsx,.csv"
        loading={sending}
        onChoose={(file) => void choose(file)}
      />
      <Button
        type="text"
        icon={<DownloadIcon />}
        onClick={() => void saveTemplate().catch((error: unknown) => toast.error(sentenceOf(error)))}
      >
        {t('codeAccess.template')}
      </Button>
      {refused && (
        <div className={css.refused} role="alert">
          <p className={css.fault}>{refused.sentence}</p>
          {refused.rows.length > 0 && (
            <>
              <ul className={css.wrong}>
                {refused.rows.slice(0, rowsShown).map((row) => (
                  <li key={row}>{row}</li>
                ))}
                {refused.rows.length > rowsShown && (
                  <li>{t('codeAccess.pasteMoreWrong', { count: refused.rows.length - rowsShown })}</li>
                )}
              </ul>
              <Button onClick={() => void send(refused.workbook, true)}>{t('files.importRest')}</Button>
            </>
          )}
        </div>
      )}
    </>
  )
}
