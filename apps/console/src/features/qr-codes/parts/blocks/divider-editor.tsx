import { Radio } from 'antd'
import { useTranslation } from 'react-i18next'
import type { BlockProps } from './block-props.ts'

/** A line, or just room. */
export function DividerEditor({ block, onChange }: BlockProps<'divider'>) {
  const { t } = useTranslation()
  return (
    <Radio.Group
      aria-label={t('blocks.dividerLook')}
      value={block.look}
      onChange={(event) => onChange({ ...block, look: event.target.value }, 'look')}
      options={[
        { value: 'line', label: t('blocks.lookLine') },
        { value: 'space', label: t('blocks.lookSpace') },
      ]}
    />
  )
}
