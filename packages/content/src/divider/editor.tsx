import { DividerIcon } from '../editing/icons.ts'
import { Radio } from 'antd'
import { useTranslation } from 'react-i18next'
import type { EditorFace, EditorProps } from '../editing/face.ts'

/** A line, or just room. */
function DividerEditor({ block, onChange }: EditorProps<'divider'>) {
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

export const dividerEditor: EditorFace<'divider'> = {
  name: 'blocks.divider',
  icon: <DividerIcon aria-hidden />,
  group: 'groupText',
  Editor: DividerEditor,
}
