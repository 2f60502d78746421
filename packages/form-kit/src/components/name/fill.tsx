import type { FillProps } from '../../engine/fill-face.ts'
import { LineFill } from '../../fills/line-fill.tsx'
import type { NameSettings } from './schema.ts'

export function Fill(props: FillProps<NameSettings, string>) {
  return <LineFill {...props} input={{ autoComplete: 'name', spellCheck: false }} />
}
