import { MobileOutlined } from '@ant-design/icons'
import { questionSettings } from '../../editors/question-settings.ts'
import type { EditorFace } from '../../engine/editor-face.ts'
import type { PhoneSettings } from './schema.ts'

export const editor: EditorFace<PhoneSettings> = {
  group: 'person',
  icon: MobileOutlined,
  settings: {
    ...questionSettings,
    country: { label: 'formEditor.setCountry', as: 'country' },
    countries: { label: 'formEditor.setCountries', hint: 'formEditor.setCountriesHint', as: 'countries' },
    verified: { label: 'formEditor.setVerified' },
    masked: { label: 'formEditor.setMasked', hint: 'formEditor.setMaskedHint' },
  },
}
