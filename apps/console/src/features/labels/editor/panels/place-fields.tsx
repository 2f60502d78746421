import { type LabelLayer, labelLimits } from '@matai/label'
import { useTranslation } from 'react-i18next'
import type { LabelEditor } from '../use-label-editor.ts'
import { NumberField } from './fields.tsx'
import css from './panels.module.css'

const far = labelLimits.side.max

/** Where one layer lies, in millimetres, and how it is turned. */
export function PlaceFields({ editor, layer }: { editor: LabelEditor; layer: LabelLayer }) {
  const { t } = useTranslation()
  const change = (field: string) => (value: number) => editor.act({ do: 'change', change: { [field]: value }, field })
  const common = { unit: t('labelEditor.mm'), disabled: layer.locked }
  return (
    <fieldset className={css.group}>
      <legend>{t('labelEditor.place')}</legend>
      <div className={css.pair}>
        <NumberField {...common} label="X" value={layer.x} min={-far} max={far} onChange={change('x')} />
        <NumberField {...common} label="Y" value={layer.y} min={-far} max={far} onChange={change('y')} />
        <NumberField
          {...common}
          label={t('labelEditor.width')}
          value={layer.width}
          min={0.5}
          max={far}
          onChange={change('width')}
        />
        <NumberField
          {...common}
          label={t('labelEditor.height')}
          value={layer.height}
          min={0.5}
          max={far}
          onChange={change('height')}
        />
        <NumberField
          label={t('labelEditor.rotate')}
          unit="°"
          disabled={layer.locked}
          value={layer.rotate}
          min={0}
          max={359.9}
          step={15}
          onChange={change('rotate')}
        />
      </div>
    </fieldset>
  )
}
