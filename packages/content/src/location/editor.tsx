import { PlaceIcon } from '../editing/icons.ts'
import { Input, InputNumber } from 'antd'
import { useTranslation } from 'react-i18next'
import { captionMax } from '../block.ts'
import { type EditorFace, type EditorProps, useEditorParts } from '../editing/face.ts'
import css from '../editing/editing.module.css'

/** A place by name, address and, if known, coordinates. */
function LocationEditor({ block, onChange }: EditorProps<'location'>) {
  const { t } = useTranslation()
  const { Field } = useEditorParts()
  return (
    <>
      <div className={css.words}>
        <Field label={t('blocks.placeName')}>
          <Input
            value={block.name}
            maxLength={100}
            placeholder={t('blocks.placeExample')}
            onChange={(event) => onChange({ ...block, name: event.target.value }, 'name')}
          />
        </Field>
        <Field label={t('blocks.address')}>
          <Input
            value={block.address}
            maxLength={captionMax}
            onChange={(event) => onChange({ ...block, address: event.target.value }, 'address')}
          />
        </Field>
      </div>
      <div className={css.words}>
        <Field label={t('blocks.latitude')} hint={t('blocks.coordinatesHint')}>
          <InputNumber
            value={block.latitude}
            min={-90}
            max={90}
            controls={false}
            className={css.number ?? ''}
            onChange={(latitude) => onChange({ ...block, latitude }, 'latitude')}
          />
        </Field>
        <Field label={t('blocks.longitude')}>
          <InputNumber
            value={block.longitude}
            min={-180}
            max={180}
            controls={false}
            className={css.number ?? ''}
            onChange={(longitude) => onChange({ ...block, longitude }, 'longitude')}
          />
        </Field>
      </div>
    </>
  )
}

export const locationEditor: EditorFace<'location'> = {
  name: 'blocks.location',
  icon: <PlaceIcon aria-hidden />,
  group: 'groupAction',
  Editor: LocationEditor,
}
