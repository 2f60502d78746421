import { useTranslation } from 'react-i18next'
import { useFormats } from '../../../../ui/format.ts'
import css from './import.module.css'

interface ReadNotesProps {
  sheet: string
  otherSheets: readonly string[]
  hiddenRows?: number
}

/** What of a workbook was read and somebody might not expect: one sheet of several, rows that it hides. */
export function ReadNotes({ sheet, otherSheets, hiddenRows = 0 }: ReadNotesProps) {
  const { t, i18n } = useTranslation()
  const { formatNumber } = useFormats()
  const names = new Intl.ListFormat(i18n.language, { type: 'conjunction', style: 'narrow' }).format(otherSheets)
  if (otherSheets.length === 0 && hiddenRows === 0) return null
  return (
    <div className={css.notes} role="status">
      {otherSheets.length > 0 && <p className={css.notice}>{t('batchScreens.sheetRead', { sheet, others: names })}</p>}
      {hiddenRows > 0 && (
        <p className={css.notice}>
          {t('batchScreens.hiddenRows', { count: hiddenRows, rows: formatNumber(hiddenRows) })}
        </p>
      )}
    </div>
  )
}
