import { EnvironmentOutlined } from '@ant-design/icons'
import { questionSettings } from '../../editors/question-settings.ts'
import type { EditorFace } from '../../engine/editor-face.ts'
import type { AddressSettings } from './schema.ts'

export const editor: EditorFace<AddressSettings> = {
  group: 'place',
  icon: EnvironmentOutlined,
  settings: {
    ...questionSettings,
    areas: { label: 'formEditor.setAreas' },
    depth: {
      label: 'formEditor.setDepth',
      when: 'areas',
      words: {
        province: 'formEditor.depthProvince',
        city: 'formEditor.depthCity',
        district: 'formEditor.depthDistrict',
      },
    },
    street: { label: 'formEditor.setStreet' },
    position: {
      label: 'formEditor.setPosition',
      words: {
        off: 'formEditor.positionOff',
        offered: 'formEditor.positionOffered',
        required: 'formEditor.positionRequired',
      },
    },
  },
}
