import type { Expression } from '@matai/form-kit/schema'
import { Input } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Field } from '../../../../ui/field.tsx'
import { type Operand, readFormula, writeFormula } from './formula.ts'

interface FormulaFieldProps {
  value: Expression
  operands: readonly Operand[]
  onChange: (value: Expression) => void
}

/** A formula as people write it. What cannot be read yet changes nothing, and says why. */
export function FormulaField({ value, operands, onChange }: FormulaFieldProps) {
  const { t } = useTranslation()
  const written = writeFormula(value, operands)
  const [typed, setTyped] = useState({ of: written, text: written })
  // Undo, or a new title, changed what stands there.
  const text = typed.of === written ? typed.text : written
  const read = readFormula(text, operands)
  const said = 'value' in read ? undefined : t(read.wrong, { name: 'name' in read ? read.name : '' })
  return (
    <Field label={t('formRules.formula')} hint={t('formRules.formulaHint')} error={said}>
      <Input
        value={text}
        maxLength={2_000}
        onChange={({ target }) => {
          const next = readFormula(target.value, operands)
          if (!('value' in next)) return setTyped({ of: written, text: target.value })
          setTyped({ of: writeFormula(next.value, operands), text: target.value })
          onChange(next.value)
        }}
      />
    </Field>
  )
}
