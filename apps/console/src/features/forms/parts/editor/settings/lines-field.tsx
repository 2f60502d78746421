import { Input } from 'antd'
import { useState } from 'react'
import { Field } from '../../../../../ui/field.tsx'

interface LinesFieldProps {
  label: string
  hint: string | undefined
  error: string | undefined
  value: readonly string[]
  /** how many, and how long each */
  most: number
  longest: number
  onChange: (value: string[]) => void
}

/** Short texts, one a line. What is typed stays as it is; what counts are the lines that say something. */
export function LinesField({ label, hint, error, value, most, longest, onChange }: LinesFieldProps) {
  const linesOf = (text: string) =>
    text
      .split('\n')
      .map((line) => line.trim().slice(0, longest))
      .filter(Boolean)
      .slice(0, most)
  const [typed, setTyped] = useState(value.join('\n'))
  // Undo, or another hand, changed what stands there.
  const text = linesOf(typed).join('\n') === value.join('\n') ? typed : value.join('\n')
  return (
    <Field label={label} hint={hint} error={error}>
      <Input.TextArea
        value={text}
        autoSize={{ minRows: 2, maxRows: 12 }}
        onChange={({ target }) => {
          setTyped(target.value)
          onChange(linesOf(target.value))
        }}
      />
    </Field>
  )
}
