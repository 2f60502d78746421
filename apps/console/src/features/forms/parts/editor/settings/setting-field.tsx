import { Input, Select } from 'antd'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { Field } from '../../../../../ui/field.tsx'
import { InputNumber } from '../../../../../ui/number-input.tsx'
import { LinesField } from './lines-field.tsx'
import type { PanelProps } from './panel.ts'
import { panels } from './panels.ts'
import { SwitchField } from './switch-field.tsx'

/** One setting, written as what its schema says that it is, or by a panel of its own. */
export function SettingField(props: PanelProps) {
  const { setting, face, settings, media: _, ...others } = props
  if (face.as === 'within') return null
  if (face.as) {
    const Panel = panels[face.as]
    return <Panel {...props} />
  }
  return <PlainField {...others} setting={setting} words={face.words} value={settings[setting]} />
}

interface PlainFieldProps extends Pick<PanelProps, 'setting' | 'part' | 'set' | 'label' | 'hint' | 'error'> {
  words: PanelProps['face']['words']
  value: unknown
}

/** Drawn again only when its own value changes. */
const PlainField = memo(function PlainField(props: PlainFieldProps) {
  const { setting, words, part, value, set, label, hint, error } = props
  const { t } = useTranslation()
  const write = (next: unknown) => set({ [setting]: next }, setting)
  const { field, item, optional, min = 0, max = Number.MAX_SAFE_INTEGER } = part
  if (item) {
    return (
      <LinesField
        label={label}
        hint={hint}
        error={error}
        value={(value ?? []) as string[]}
        most={max}
        longest={'max' in item ? item.max : 200}
        onChange={write}
      />
    )
  }
  if (field?.is === 'yes') return <SwitchField label={label} hint={hint} value={value === true} onChange={write} />
  if (field?.is === 'number') {
    return (
      <Field label={label} hint={hint} error={error}>
        <InputNumber<number>
          value={value as number | null}
          min={min}
          max={max}
          // A number that has to be there stays what it was while nothing stands in its place.
          onChange={(next) => (next !== null || optional) && write(next)}
        />
      </Field>
    )
  }
  if (field?.is === 'choice') {
    const options = field.values.map((one) => {
      const phrase = words?.[one]
      return { value: one, label: phrase ? t(phrase) : one }
    })
    return (
      <Field label={label} hint={hint} error={error}>
        <Select value={String(value)} options={options} onChange={write} />
      </Field>
    )
  }
  const text = typeof value === 'string' ? value : ''
  const type = (typed: string) => write(optional && typed.trim() === '' ? null : optional ? typed.trim() : typed)
  const longest = field && 'max' in field ? field.max : 200
  return (
    <Field label={label} hint={hint} error={error} required={setting === 'title'}>
      {field?.is === 'lines' ? (
        <Input.TextArea
          value={text}
          maxLength={longest}
          autoSize={{ minRows: 2, maxRows: 8 }}
          onChange={({ target }) => type(target.value)}
        />
      ) : (
        <Input value={text} maxLength={longest} onChange={({ target }) => type(target.value)} />
      )}
    </Field>
  )
})
