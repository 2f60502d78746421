import { Button } from 'antd'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'

/** Reads codes out of a text or CSV file; its first line may be a heading, which is told apart by having no digit. */
export function CodesFile({ onRead }: { onRead: (text: string) => void }) {
  const { t } = useTranslation()
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button onClick={() => input.current?.click()}>{t('coupons.importFile')}</Button>
      <input
        ref={input}
        type="file"
        accept=".txt,.csv,text/plain,text/csv"
        aria-label={t('coupons.importFile')}
        hidden
        onChange={async ({ target }) => {
          const [file] = target.files ?? []
          if (file) onRead(codesOf(await file.text()))
          target.value = ''
        }}
      />
    </>
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
