import type { BatchColumn } from '@matai/contract'
import { Input } from 'antd'
import type { ReactElement } from 'react'
import { cellValueMax } from '@matai/rules/batch-limits'
import { DayField } from '../../../../ui/date-fields.tsx'
import { Field } from '../../../../ui/field.tsx'

interface ValueFieldProps {
  column: BatchColumn
  value: string
  fault: string | undefined
  onChange: (value: string) => void
  onLeave: () => void
}

/** One cell of a row, asked for as its column says. */
export function ValueField({ column, value, fault, onChange, onLeave }: ValueFieldProps) {
  const { name, type, required, note } = column
  return (
    <Field label={name} hint={note} error={fault} required={required}>
      {control(type, value, onChange, onLeave)}
    </Field>
  )
}

/** A date with a time of day, or one that was never a date, stays text. */
const isDay = (value: string) => value === '' || /^\d{4}-\d\d-\d\d$/.test(value)

function control(
  type: BatchColumn['type'],
  value: string,
  onChange: (value: string) => void,
  onBlur: () => void,
): ReactElement<{ id?: string }> {
  if (type === 'date' && isDay(value)) return <DayField value={value} onChange={onChange} />
  const shared = { value, maxLength: cellValueMax, onBlur }
  if (type === 'text') {
    const autoSize = { minRows: 1, maxRows: 6 }
    return <Input.TextArea {...shared} autoSize={autoSize} onChange={(event) => onChange(event.target.value)} />
  }
  const kinds = { number: 'text', date: 'text', phone: 'tel', link: 'url' } as const
  return <Input {...shared} type={kinds[type]} onChange={(event) => onChange(event.target.value)} />
}
