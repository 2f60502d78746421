import { Recordings } from '../../displays/recordings.tsx'
import type { DisplayProps } from '../../engine/display-face.ts'
import type { RecordingAnswer, RecordingSettings } from '../../parts/recordings.ts'

export const Display = ({ answer, context }: DisplayProps<RecordingSettings, RecordingAnswer>) => (
  <Recordings kind="video" answer={answer} context={context} />
)
