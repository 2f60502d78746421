import { Button, Input, type InputRef } from 'antd'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { namePatternLengthMax } from '@matai/rules/batch-limits'
import { Field } from '../../../../ui/field.tsx'
import css from './editor.module.css'
import type { BatchEditor } from './use-batch-editor.ts'

interface PatternFieldProps {
  editor: BatchEditor
  fault: string | undefined
  /** What the code that the preview shows is called. */
  example: string
}

/** What the codes are called: words and columns, with the name that comes out as it is typed. */
export function PatternField({ editor, fault, example }: PatternFieldProps) {
  const { t } = useTranslation()
  const input = useRef<InputRef>(null)
  const { columns, namePattern } = editor.content
  const set = (text: string) => editor.edit({ do: 'set', field: 'namePattern', text, at: Date.now() })

  function insert(name: string) {
    const field = input.current?.input
    const from = field?.selectionStart ?? namePattern.length
    const until = field?.selectionEnd ?? from
    set(`${namePattern.slice(0, from)}{{${name}}}${namePattern.slice(until)}`.slice(0, namePatternLengthMax))
    input.current?.focus()
  }

  return (
    <div>
      <Field
        label={t('batchScreens.pattern')}
        error={fault}
        hint={example ? t('batchScreens.example', { name: example }) : t('batchScreens.patternHint')}
        required
      >
        <Input
          ref={input}
          value={namePattern}
          maxLength={namePatternLengthMax}
          onChange={(event) => set(event.target.value)}
        />
      </Field>
      <div className={css.parts} role="group" aria-label={t('batchScreens.patternInsert')}>
        {columns.map(({ key, name }) => (
          <Button key={key} size="small" onMouseDown={(event) => event.preventDefault()} onClick={() => insert(name)}>
            {name}
          </Button>
        ))}
      </div>
    </div>
  )
}
