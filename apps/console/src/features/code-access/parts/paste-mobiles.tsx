import { useQuery } from '@tanstack/react-query'
import { Button, Input } from 'antd'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Field } from '../../../ui/field.tsx'
import css from './access.module.css'
import { parseMobiles, readerOf, uniquePhones } from './parse-mobiles.ts'

/** Most phones that one call takes. */
const atOnce = 1_000
/** Wrong lines that are named; the rest is counted. */
const wrongShown = 20

interface PasteMobilesProps {
  onAdd: (mobiles: { mobile: string; name: string }[]) => Promise<boolean>
}

/** Many lines at once; which of them are no phones is said before anything is sent, and they stay to be mended. */
export function PasteMobiles({ onAdd }: PasteMobilesProps) {
  const { t } = useTranslation()
  const [text, setText] = useState('')
  const [sending, setSending] = useState(false)
  // The rules of all countries' phones come when they are needed.
  const { data: read } = useQuery({
    queryKey: ['access', 'mobile-rules'],
    queryFn: async () => readerOf((await import('@matai/rules/mobile')).parseMobile),
    staleTime: Number.POSITIVE_INFINITY,
  })
  const lines = useMemo(() => (read ? parseMobiles(text, read) : []), [text, read])
  const wrong = lines.filter((line) => 'wrong' in line)
  const phones = uniquePhones(lines)
  const tooMany = phones.length > atOnce ? t('codeAccess.pasteTooMany', { most: atOnce }) : undefined

  async function add() {
    setSending(true)
    const isAdded = await onAdd(phones.map(({ mobile, name }) => ({ mobile, name })))
    setSending(false)
    if (isAdded) setText(wrong.map((line) => line.wrong).join('\n'))
  }

  return (
    <div className={css.paste}>
      <Field label={t('codeAccess.paste')} hint={t('codeAccess.pasteHint')} error={tooMany}>
        <Input.TextArea
          value={text}
          autoSize={{ minRows: 4, maxRows: 10 }}
          spellCheck={false}
          onChange={(event) => setText(event.target.value)}
        />
      </Field>
      <div role="status" className={css.parsed}>
        {lines.length > 0 && <p>{t('codeAccess.pasteFound', { count: phones.length })}</p>}
        {wrong.length > 0 && (
          <>
            <p className={css.fault}>{t('codeAccess.pasteWrong', { count: wrong.length })}</p>
            <ul className={css.wrong}>
              {wrong.slice(0, wrongShown).map((line) => (
                <li key={line.row}>{t('codeAccess.pasteWrongLine', { row: line.row, text: line.wrong })}</li>
              ))}
              {wrong.length > wrongShown && (
                <li>{t('codeAccess.pasteMoreWrong', { count: wrong.length - wrongShown })}</li>
              )}
            </ul>
          </>
        )}
      </div>
      <div>
        <Button
          type="primary"
          loading={sending}
          disabled={phones.length === 0 || tooMany !== undefined}
          onClick={() => void add()}
        >
          {t('codeAccess.addMany', { count: phones.length })}
        </Button>
      </div>
    </div>
  )
}
