import { labelLimits, labelSizes } from '@matai/label'
import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { backgroundFault, backgroundPixels } from '../model/background.ts'
import { sizeNameOf } from '../model/size-name.ts'
import { background, type LabelEditor } from '../use-label-editor.ts'
import { Choice, Colour, NumberField } from './fields.tsx'
import css from './panels.module.css'
import { PictureUpload } from './picture-upload.tsx'

type SizeName = keyof typeof labelSizes
const names = Object.keys(labelSizes) as SizeName[] // the keys of the same record

/** The label itself: what is shown while no layer is chosen. */
export function LabelFields({ editor, disabled }: { editor: LabelEditor; disabled: boolean }) {
  const { t } = useTranslation()
  const { design } = editor.content
  const resize = (change: { width?: number; height?: number }) =>
    editor.act({ do: 'changeLabel', change, field: Object.keys(change).join() })
  const unit = t('labelEditor.mm')
  const pixels = backgroundPixels(design)
  return (
    <>
      <Choice
        label={t('labelEditor.labelSize')}
        value={sizeNameOf(design)}
        disabled={disabled}
        options={[
          ...names.map((value) => ({ value, label: t(`labelEditor.size_${value}`, labelSizes[value]) })),
          { value: 'free', label: t('labelEditor.size_free') },
        ]}
        onChange={(name) => name !== 'free' && resize(labelSizes[name])}
      />
      <div className={css.pair}>
        <NumberField
          label={t('labelEditor.width')}
          unit={unit}
          value={design.width}
          disabled={disabled}
          {...labelLimits.side}
          onChange={(width) => resize({ width })}
        />
        <NumberField
          label={t('labelEditor.height')}
          unit={unit}
          value={design.height}
          disabled={disabled}
          {...labelLimits.side}
          onChange={(height) => resize({ height })}
        />
      </div>
      <Colour
        label={t('labelEditor.bgColor')}
        value={design.bgColor}
        disabled={disabled}
        onChange={(bgColor) => editor.act({ do: 'changeLabel', change: { bgColor }, field: 'bgColor' })}
      />
      <div className={css.group}>
        <span className={css.caption}>{t('labelEditor.bgPicture')}</span>
        <PictureUpload
          editor={editor}
          upload={background}
          disabled={disabled}
          label={design.bgUrl ? t('labelEditor.replacePicture') : t('labelEditor.uploadPicture')}
          refuse={(size) => {
            const fault = backgroundFault(design, size)
            const { width, height } = fault ?? size
            const words = { width, height, hasWidth: size.width, hasHeight: size.height }
            return fault && t(`labelEditor.bg_${fault.why}`, words)
          }}
        />
        {design.bgUrl && (
          <Button
            size="small"
            type="text"
            disabled={disabled}
            onClick={() => editor.act({ do: 'changeLabel', change: { bgUrl: null }, field: 'bgUrl' })}
          >
            {t('labelEditor.removeBg')}
          </Button>
        )}
        <p className={css.hint}>{t('labelEditor.bgPixels', { ...pixels })}</p>
      </div>
      <p className={css.hint}>{t('labelEditor.chooseHint')}</p>
    </>
  )
}
