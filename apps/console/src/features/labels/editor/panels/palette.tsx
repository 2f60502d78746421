import { labelFields } from '@matai/label'
import { Button, Dropdown } from 'antd'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { TextIcon } from '../../../../ui/editor-icons.ts'
import { CaretIcon, QrCodeIcon } from '../../../../ui/icons.ts'
import type { Deeds } from '../use-deeds.ts'
import { type LabelEditor, newPicture } from '../use-label-editor.ts'
import css from './panels.module.css'
import { PictureUpload } from './picture-upload.tsx'
import { ToolIcon } from './tool-icons.tsx'

/** Adds layers in the middle of the label. */
function PaletteNow({ editor, deeds, disabled }: { editor: LabelEditor; deeds: Deeds; disabled: boolean }) {
  const { t } = useTranslation()
  const items = labelFields.map((field) => ({
    key: field,
    label: t(`labelEditor.field_${field}`),
    onClick: () => deeds.addField(field),
  }))
  return (
    <div className={css.palette} role="group" aria-label={t('labelEditor.add')}>
      <Button icon={<TextIcon />} disabled={disabled} onClick={deeds.addText}>
        {t('labelEditor.layer_text')}
      </Button>
      <Dropdown menu={{ items }} trigger={['click']} disabled={disabled}>
        <Button icon={<ToolIcon name="field" />} disabled={disabled}>
          {t('labelEditor.layer_field')} <CaretIcon />
        </Button>
      </Dropdown>
      <Button icon={<QrCodeIcon />} disabled={disabled} onClick={() => deeds.add({ type: 'code' })}>
        {t('labelEditor.layer_code')}
      </Button>
      <Button icon={<ToolIcon name="line" />} disabled={disabled} onClick={() => deeds.add({ type: 'line' })}>
        {t('labelEditor.layer_line')}
      </Button>
      <Button icon={<ToolIcon name="rectangle" />} disabled={disabled} onClick={() => deeds.add({ type: 'rectangle' })}>
        {t('labelEditor.layer_rectangle')}
      </Button>
      <PictureUpload editor={editor} upload={newPicture} label={t('labelEditor.layer_picture')} disabled={disabled} />
    </div>
  )
}

/** Drawn again when an upload goes on, not with every move. */
export const Palette = memo(
  PaletteNow,
  (before, now) => before.disabled === now.disabled && before.editor.uploads === now.editor.uploads,
)
