import {
  type CodeLayer,
  labelLimits,
  type LineLayer,
  lineDashes,
  type PictureLayer,
  pictureFits,
  type RectangleLayer,
} from '@matai/label'
import { Checkbox } from 'antd'
import { useTranslation } from 'react-i18next'
import { ink } from '../model/new-layers.ts'
import type { LabelEditor } from '../use-label-editor.ts'
import { Choice, Colour, NumberField } from './fields.tsx'
import css from './panels.module.css'
import { PictureUpload } from './picture-upload.tsx'

interface LayerFieldsProps<Layer> {
  editor: LabelEditor
  layer: Layer
}

function changer(editor: LabelEditor) {
  return (field: string) => (value: unknown) => editor.act({ do: 'change', change: { [field]: value }, field })
}

export function LineFields({ editor, layer }: LayerFieldsProps<LineLayer>) {
  const { t } = useTranslation()
  const change = changer(editor)
  const disabled = layer.locked
  return (
    <div className={css.pair}>
      <NumberField
        label={t('labelEditor.thickness')}
        unit={t('labelEditor.mm')}
        step={0.1}
        value={layer.thickness}
        disabled={disabled}
        {...labelLimits.thickness}
        onChange={change('thickness')}
      />
      <Colour label={t('labelEditor.color')} value={layer.color} disabled={disabled} onChange={change('color')} />
      <Choice
        label={t('labelEditor.dash')}
        value={layer.dash}
        disabled={disabled}
        options={lineDashes.map((value) => ({ value, label: t(`labelEditor.dash_${value}`) }))}
        onChange={change('dash')}
      />
    </div>
  )
}

export function RectangleFields({ editor, layer }: LayerFieldsProps<RectangleLayer>) {
  const { t } = useTranslation()
  const change = changer(editor)
  const { fill, stroke, locked } = layer
  return (
    <>
      <Checkbox
        checked={fill !== null}
        disabled={locked}
        onChange={({ target }) => change('fill')(target.checked ? '#E4F3ED' : null)}
      >
        {t('labelEditor.filled')}
      </Checkbox>
      {fill && <Colour label={t('labelEditor.fill')} value={fill} disabled={locked} onChange={change('fill')} />}
      <Checkbox
        checked={stroke !== null}
        disabled={locked}
        onChange={({ target }) => change('stroke')(target.checked ? ink : null)}
      >
        {t('labelEditor.bordered')}
      </Checkbox>
      <div className={css.pair}>
        {stroke && (
          <>
            <Colour label={t('labelEditor.stroke')} value={stroke} disabled={locked} onChange={change('stroke')} />
            <NumberField
              label={t('labelEditor.thickness')}
              unit={t('labelEditor.mm')}
              step={0.1}
              value={layer.thickness}
              disabled={locked}
              {...labelLimits.thickness}
              onChange={change('thickness')}
            />
          </>
        )}
        <NumberField
          label={t('labelEditor.radius')}
          unit={t('labelEditor.mm')}
          value={layer.radius}
          disabled={locked}
          {...labelLimits.radius}
          onChange={change('radius')}
        />
      </div>
    </>
  )
}

export function PictureFields({ editor, layer }: LayerFieldsProps<PictureLayer>) {
  const { t } = useTranslation()
  return (
    <>
      <PictureUpload
        editor={editor}
        upload={layer.id}
        label={t('labelEditor.replacePicture')}
        disabled={layer.locked}
      />
      <Choice
        label={t('labelEditor.pictureFit')}
        value={layer.fit}
        disabled={layer.locked}
        options={pictureFits.map((value) => ({ value, label: t(`labelEditor.picture_${value}`) }))}
        onChange={changer(editor)('fit')}
      />
    </>
  )
}

interface CodeFieldsProps extends LayerFieldsProps<CodeLayer> {
  /** Opens the studio for a style that all codes get on this label. */
  onStyle: () => void
}

export function CodeFields({ editor, layer, onStyle }: CodeFieldsProps) {
  const { t } = useTranslation()
  return (
    <>
      <Choice
        label={t('labelEditor.codeStyle')}
        value={layer.style ? 'fixed' : 'own'}
        disabled={layer.locked}
        options={[
          { value: 'own', label: t('labelEditor.styleOwn') },
          { value: 'fixed', label: t('labelEditor.styleFixed') },
        ]}
        onChange={(value) => (value === 'fixed' ? onStyle() : changer(editor)('style')(null))}
      />
      {layer.style && (
        <button type="button" className={css.link} disabled={layer.locked} onClick={onStyle}>
          {t('labelEditor.changeStyle')}
        </button>
      )}
      <p className={css.hint}>{t('labelEditor.codeHint')}</p>
    </>
  )
}
