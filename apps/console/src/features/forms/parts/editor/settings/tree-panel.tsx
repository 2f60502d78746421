import { Input } from 'antd'
import { useState } from 'react'
import { Field } from '../../../../../ui/field.tsx'
import { newId } from '../model/new-id.ts'
import type { PanelProps } from './panel.ts'
import { optionsOf, textOf, type TreeOption } from './tree-text.ts'

/** Options of several levels as lines that stand further in, which can be pasted from a sheet. */
export function TreePanel({ setting, settings, set, label, hint, error }: PanelProps) {
  const options = settings[setting] as TreeOption[]
  const shown = textOf(options)
  const [typed, setTyped] = useState(shown)
  // Undo, or another hand, changed what stands there.
  const text = textOf(optionsOf(typed, options, newId)) === shown ? typed : shown
  return (
    <Field label={label} hint={hint} error={error}>
      <Input.TextArea
        value={text}
        autoSize={{ minRows: 4, maxRows: 16 }}
        onChange={({ target }) => {
          setTyped(target.value)
          set({ [setting]: optionsOf(target.value, options, newId).slice(0, 2_000) }, setting)
        }}
      />
    </Field>
  )
}
