import { useTranslation } from 'react-i18next'
import { FileButton } from '../../../ui/file-button.tsx'

/** Reads codes out of a text or CSV file; its first line may be a heading, which is told apart by having no digit. */
export function CodesFile({ onRead }: { onRead: (text: string) => void }) {
  const { t } = useTranslation()
  return (
    <FileButton
      label={t('coupons.importFile')}
      accept=".txt,.csv,text/plain,text/csv"
      onChoose={(file) => void file.text().then((text) => onRead(codesOf(text)))}
    />
  )
}

/** The first column of each line. */
export function codesOf(text: string): string {
  const lines = text
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .map((line) => (line.split(/[,;\t]/)[0] ?? '').replace(/^"|"$/g, '').trim())
    .filter(Boolean)
  return (lines[0] && !/\d/.test(lines[0]) ? lines.slice(1) : lines).join('\n')
}
