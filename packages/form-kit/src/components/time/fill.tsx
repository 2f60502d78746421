import type { FillProps } from '../../engine/fill-face.ts'
import { MomentFill } from '../../fills/moment-fill.tsx'
import type { TimeSettings } from './schema.ts'

export function Fill(props: FillProps<TimeSettings, string>) {
  return <MomentFill {...props} type="time" from={props.settings.from} until={props.settings.until} />
}
