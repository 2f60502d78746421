import type { CouponImport } from '@matai/contract'
import { Button, Checkbox } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { couponWorkbookMax } from 'virtual:contract-constants'
import { client, sentenceOf } from '../../../client.ts'
import { FileButton } from '../../../ui/file-button.tsx'
import { saveFile, toBase64 } from '../../../ui/file-bytes.ts'
import { DownloadIcon } from '../../../ui/icons.ts'
import { toast } from '../../../ui/toast-store.ts'
import { useSingleFlight } from '../../../ui/use-single-flight.ts'
import css from '../coupons.module.css'

/** Wrong rows that are named; the rest is counted. */
const rowsShown = 20

/** A workbook that was looked at: nothing of it is taken yet. */
export interface LookedAt {
  workbook: string
  fileName: string
  seen: CouponImport
  skipBad: boolean
}

interface CodesWorkbookProps {
  couponId: number
  value: LookedAt | null
  error: string | undefined
  onChange: (value: LookedAt | null) => void
}

/** Codes from a workbook: what will happen, and which rows break which rule, is said before anything does. */
export function CodesWorkbook({ couponId, value, error, onChange }: CodesWorkbookProps) {
  const { t } = useTranslation()
  const [failure, setFailure] = useState('')
  const { run: look, running } = useSingleFlight(async (file: File) => {
    onChange(null)
    setFailure('')
    if (file.size > couponWorkbookMax) {
      setFailure(t('files.workbookTooLarge'))
      return
    }
    try {
      const workbook = await toBase64(file)
      const seen = await client.couponImports.codes({ couponId, workbook, looksOnly: true })
      onChange({ workbook, fileName: file.name, seen, skipBad: false })
    } catch (problem) {
      setFailure(sentenceOf(problem))
    }
  })
  async function blank() {
    try {
      saveFile(await client.couponImports.template({}))
    } catch (problem) {
      toast.error(sentenceOf(problem))
    }
  }
  const fault = failure || error
  return (
    <div className={css.stack}>
      <p className={css.soft}>{t('coupons.fileText')}</p>
      <div className={css.pair}>
        <FileButton
          label={t('coupons.fileChoose')}
          accept=".xlsx,.csv"
          loading={running}
          onChoose={(file) => void look(file)}
        />
        <Button type="text" icon={<DownloadIcon />} onClick={() => void blank()}>
          {t('coupons.fileTemplate')}
        </Button>
      </div>
      {fault && (
        <p className={css.fault} role="alert">
          {fault}
        </p>
      )}
      {value && <Seen value={value} onSkip={(skipBad) => onChange({ ...value, skipBad })} />}
    </div>
  )
}

function Seen({ value, onSkip }: { value: LookedAt; onSkip: (skipBad: boolean) => void }) {
  const { t } = useTranslation()
  const { seen, fileName, skipBad } = value
  const { added, items, nameless, skipped } = seen
  const more = skipped.length - rowsShown
  return (
    <div className={css.answer} role="status">
      <strong>{fileName}</strong>
      <span>{added > 0 ? t('coupons.fileWill', { count: added }) : t('coupons.fileNone')}</span>
      {items.length > 0 && (
        <ul className={css.list}>
          {items.map(({ name, codes, isNew }) => (
            <li key={name}>{t(isNew ? 'coupons.fileItemNew' : 'coupons.fileItem', { name, count: codes })}</li>
          ))}
        </ul>
      )}
      {nameless > 0 && <span>{t('coupons.fileNameless', { count: nameless })}</span>}
      {skipped.length > 0 && (
        <>
          <p className={css.fault}>{t('coupons.fileBad', { count: skipped.length })}</p>
          <ul className={css.wrong}>
            {skipped.slice(0, rowsShown).map(({ row, column, message }) => (
              <li key={`${row} ${column}`}>{message}</li>
            ))}
            {more > 0 && <li>{t('coupons.fileBadMore', { count: more })}</li>}
          </ul>
          {added > 0 && (
            <Checkbox checked={skipBad} onChange={({ target }) => onSkip(target.checked)}>
              {t('coupons.fileSkip')}
            </Checkbox>
          )}
        </>
      )}
    </div>
  )
}
