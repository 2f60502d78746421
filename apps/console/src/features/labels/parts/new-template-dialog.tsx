import { labelLimits, labelSizes } from '@matai/label'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../../ui/dialog.tsx'
import { paths } from '../../../paths.ts'
import { Choice, NumberField } from '../editor/panels/fields.tsx'
import { sizeNameOf } from '../editor/model/size-name.ts'
import css from './template-list.module.css'

type SizeName = keyof typeof labelSizes
const names = Object.keys(labelSizes) as SizeName[] // the keys of the same record

/** Asks how large a blank label is: a size by name, or any millimetres. */
export function NewTemplateDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const [size, setSize] = useState<{ width: number; height: number }>(labelSizes.landscape)
  const unit = t('labelEditor.mm')
  return (
    <Dialog
      title={t('labelEditor.newBlank')}
      action={t('labelEditor.begin')}
      onClose={onClose}
      onAct={() => void navigate({ to: paths.newLabel, search: { size: `${size.width}x${size.height}` } as never })}
      width={420}
    >
      <Choice
        label={t('labelEditor.labelSize')}
        value={sizeNameOf(size)}
        options={[
          ...names.map((value) => ({ value, label: t(`labelEditor.size_${value}`, labelSizes[value]) })),
          { value: 'free', label: t('labelEditor.size_free') },
        ]}
        onChange={(name) => name !== 'free' && setSize(labelSizes[name])}
      />
      <div className={css.measures}>
        <NumberField
          label={t('labelEditor.width')}
          unit={unit}
          value={size.width}
          {...labelLimits.side}
          onChange={(width) => setSize({ ...size, width })}
        />
        <NumberField
          label={t('labelEditor.height')}
          unit={unit}
          value={size.height}
          {...labelLimits.side}
          onChange={(height) => setSize({ ...size, height })}
        />
      </div>
    </Dialog>
  )
}
