import type { DisplayProps } from '../../engine/display-face.ts'
import type { RemarkSettings } from './schema.ts'

/** Text of the owner, which was cleaned when it was saved. */
export const Display = ({ settings }: DisplayProps<RemarkSettings, never>) => (
  <div className="mt-remark" dangerouslySetInnerHTML={{ __html: settings.html }} />
)
