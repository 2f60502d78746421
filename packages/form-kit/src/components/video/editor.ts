import { VideoCameraOutlined } from '@ant-design/icons'
import { questionSettings } from '../../editors/question-settings.ts'
import type { EditorFace } from '../../engine/editor-face.ts'
import type { RecordingSettings } from '../../parts/recordings.ts'

export const editor: EditorFace<RecordingSettings> = {
  group: 'files',
  icon: VideoCameraOutlined,
  settings: {
    ...questionSettings,
    recorded: { label: 'formEditor.setRecorded' },
    uploaded: { label: 'formEditor.setUploaded' },
    seconds: { label: 'formEditor.setSeconds' },
    max: { label: 'formEditor.setMaxRecordings' },
  },
}
