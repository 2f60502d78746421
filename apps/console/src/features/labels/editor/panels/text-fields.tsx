import {
  type FieldLayer,
  labelFields,
  labelLimits,
  type TextLayer,
  textAligns,
  textFits,
  textVerticals,
} from '@matai/label'
import { Checkbox, Input } from 'antd'
import { useTranslation } from 'react-i18next'
import { Field } from '../../../../ui/field.tsx'
import type { LabelEditor } from '../use-label-editor.ts'
import { ColumnField } from './column-field.tsx'
import { Choice, Colour, NumberField } from './fields.tsx'
import css from './panels.module.css'

/** Points of a millimetre. */
const points = 72 / 25.4

interface LayerFieldsProps<Layer> {
  editor: LabelEditor
  layer: Layer
}

/** What a text says. */
export function TextFields({ editor, layer }: LayerFieldsProps<TextLayer>) {
  const { t } = useTranslation()
  return (
    <Field label={t('labelEditor.text')}>
      <Input.TextArea
        value={layer.text}
        maxLength={labelLimits.text}
        autoSize={{ minRows: 2, maxRows: 8 }}
        disabled={layer.locked}
        onChange={({ target }) => editor.act({ do: 'change', change: { text: target.value }, field: 'text' })}
      />
    </Field>
  )
}

/** Which of a live code's own words stand here. */
export function FieldFields({ editor, layer }: LayerFieldsProps<FieldLayer>) {
  const { t } = useTranslation()
  return (
    <>
      <Choice
        label={t('labelEditor.field')}
        value={layer.field}
        disabled={layer.locked}
        options={labelFields.map((value) => ({ value, label: t(`labelEditor.field_${value}`) }))}
        onChange={(field) => editor.act({ do: 'change', change: { field }, field: 'field' })}
      />
      {layer.field === 'column' && (
        <ColumnField
          value={layer.column}
          disabled={layer.locked}
          onChange={(column) => editor.act({ do: 'change', change: { column }, field: 'column' })}
        />
      )}
      <Field label={t('labelEditor.prefix')}>
        <Input
          size="small"
          value={layer.prefix}
          maxLength={50}
          placeholder={t('labelEditor.prefixExample')}
          disabled={layer.locked}
          onChange={({ target }) => editor.act({ do: 'change', change: { prefix: target.value }, field: 'prefix' })}
        />
      </Field>
    </>
  )
}

/** How the letters of one or of several layers look. */
export function LookFields({ editor, layer }: LayerFieldsProps<TextLayer | FieldLayer>) {
  const { t } = useTranslation()
  const change = (field: string) => (value: unknown) => editor.act({ do: 'change', change: { [field]: value }, field })
  const disabled = layer.locked
  return (
    <fieldset className={css.group}>
      <legend>{t('labelEditor.look')}</legend>
      <div className={css.pair}>
        <NumberField
          label={t('labelEditor.size')}
          unit={t('labelEditor.mm')}
          hint={t('labelEditor.points', { points: Math.round(layer.size * points * 10) / 10 })}
          value={layer.size}
          disabled={disabled}
          {...labelLimits.textSize}
          onChange={change('size')}
        />
        <Colour label={t('labelEditor.color')} value={layer.color} disabled={disabled} onChange={change('color')} />
        <Choice
          label={t('labelEditor.align')}
          value={layer.align}
          disabled={disabled}
          options={textAligns.map((value) => ({ value, label: t(`labelEditor.text_${value}`) }))}
          onChange={change('align')}
        />
        <Choice
          label={t('labelEditor.vertical')}
          value={layer.vertical}
          disabled={disabled}
          options={textVerticals.map((value) => ({ value, label: t(`labelEditor.text_${value}`) }))}
          onChange={change('vertical')}
        />
      </div>
      <Choice
        label={t('labelEditor.fit')}
        value={layer.fit}
        disabled={disabled}
        options={textFits.map((value) => ({ value, label: t(`labelEditor.fit_${value}`) }))}
        onChange={change('fit')}
      />
      <Checkbox checked={layer.bold} disabled={disabled} onChange={({ target }) => change('bold')(target.checked)}>
        {t('labelEditor.bold')}
      </Checkbox>
    </fieldset>
  )
}
