import type { FillProps } from '../../engine/fill-face.ts'
import { questionId } from '../../fills/question.tsx'
import type { RemarkSettings } from './schema.ts'

/** Text of the owner, which was cleaned when it was saved. */
export function Fill({ id, settings }: FillProps<RemarkSettings, never>) {
  return <div className="mt-remark" id={questionId(id)} dangerouslySetInnerHTML={{ __html: settings.html }} />
}
