import { Button, Input } from 'antd'
import { useState } from 'react'
import { Dialog } from '../../../../../ui/dialog.tsx'
import { useTranslation } from 'react-i18next'

/** Many at once from a text, one a line, as they are copied from a sheet or a letter. */
export function PasteLines({ label, onLines }: { label: string; onLines: (lines: string[]) => void }) {
  const { t } = useTranslation()
  const [text, setText] = useState<string | null>(null)
  const lines = (text ?? '')
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter(Boolean)
  return (
    <>
      <Button size="small" onClick={() => setText('')}>
        {label}
      </Button>
      {text !== null && (
        <Dialog
          title={label}
          action={t('formEditor.addLines', { count: lines.length })}
          disabled={lines.length === 0}
          onAct={() => {
            onLines([...new Set(lines)])
            setText(null)
          }}
          onClose={() => setText(null)}
        >
          <Input.TextArea
            autoFocus
            aria-label={t('formEditor.pasteHint')}
            placeholder={t('formEditor.pasteHint')}
            rows={8}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        </Dialog>
      )}
    </>
  )
}
