import type { FillProps } from '../../engine/fill-face.ts'
import { RecordingFill } from '../../fills/recording-fill.tsx'
import type { RecordingAnswer, RecordingSettings } from '../../parts/recordings.ts'

export const Fill = (props: FillProps<RecordingSettings, RecordingAnswer>) => <RecordingFill {...props} kind="audio" />
