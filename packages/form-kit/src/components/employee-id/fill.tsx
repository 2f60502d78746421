import type { FillProps } from '../../engine/fill-face.ts'
import { asWritten, LineFill, maskNote, withNote } from '../../fills/line-fill.tsx'
import type { EmployeeIdSettings } from './schema.ts'

export function Fill(props: FillProps<EmployeeIdSettings, string>) {
  return <LineFill {...withNote(props, maskNote(props.settings.mask, props.context))} input={asWritten} />
}
