import { CameraOutlined } from '@ant-design/icons'
import { questionSettings } from '../../editors/question-settings.ts'
import type { EditorFace } from '../../engine/editor-face.ts'
import type { ImageSettings } from './schema.ts'

export const editor: EditorFace<ImageSettings> = {
  group: 'files',
  icon: CameraOutlined,
  settings: {
    ...questionSettings,
    min: { label: 'formEditor.setMinPictures' },
    max: { label: 'formEditor.setMaxPictures' },
    onlyCamera: { label: 'formEditor.setOnlyCamera' },
    watermark: { label: 'formEditor.setWatermark', as: 'watermark' },
  },
}
