import { FontSizeOutlined } from '@ant-design/icons'
import { questionSettings } from '../../editors/question-settings.ts'
import type { EditorFace } from '../../engine/editor-face.ts'
import type { TextSettings } from './schema.ts'

export const editor: EditorFace<TextSettings> = {
  group: 'words',
  icon: FontSizeOutlined,
  settings: {
    ...questionSettings,
    format: {
      label: 'formEditor.setFormat',
      words: {
        any: 'formEditor.fmtAny',
        digits: 'formEditor.fmtDigits',
        letters: 'formEditor.fmtLetters',
        lettersDigits: 'formEditor.fmtLettersDigits',
        chinese: 'formEditor.fmtChinese',
        email: 'formEditor.fmtEmail',
        link: 'formEditor.fmtLink',
      },
    },
    min: { label: 'formEditor.setMinLetters' },
    max: { label: 'formEditor.setMaxLetters' },
    mask: { label: 'formEditor.setMask', hint: 'formEditor.setMaskHint' },
    initial: { label: 'formEditor.setInitial' },
  },
}
