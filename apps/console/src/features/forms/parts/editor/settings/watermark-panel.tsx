import type { ComponentOf } from '@matai/form-kit/schema'
import { Input } from 'antd'
import { useTranslation } from 'react-i18next'
import { Field } from '../../../../../ui/field.tsx'
import type { PanelProps } from './panel.ts'
import css from './settings.module.css'
import { SwitchField } from './switch-field.tsx'

type Watermark = ComponentOf<'image'>['settings']['watermark']

const usual = { time: true, place: false, text: '' }

/** What is written into a picture when it is taken. */
export function WatermarkPanel({ setting, settings, set, label }: PanelProps) {
  const { t } = useTranslation()
  const mark = settings[setting] as Watermark
  const write = (next: Watermark) => set({ [setting]: next }, setting)
  return (
    <div className={css.list}>
      <SwitchField label={label} value={mark !== null} onChange={(on) => write(on ? usual : null)} />
      {mark && (
        <div className={css.inner}>
          <SwitchField
            label={t('formEditor.markTime')}
            value={mark.time}
            onChange={(time) => write({ ...mark, time })}
          />
          <SwitchField
            label={t('formEditor.markPlace')}
            value={mark.place}
            onChange={(place) => write({ ...mark, place })}
          />
          <Field label={t('formEditor.markText')}>
            <Input value={mark.text} maxLength={50} onChange={({ target }) => write({ ...mark, text: target.value })} />
          </Field>
        </div>
      )}
    </div>
  )
}
