import type { InputHTMLAttributes } from 'react'
import type { FillProps } from '../../engine/fill-face.ts'
import { asWritten, LineFill, maskNote, withNote } from '../../fills/line-fill.tsx'
import type { TextSettings } from './schema.ts'

const keyboards: Record<TextSettings['format'], InputHTMLAttributes<HTMLInputElement>> = {
  any: {},
  digits: { inputMode: 'numeric', ...asWritten },
  letters: asWritten,
  lettersDigits: asWritten,
  chinese: {},
  email: { inputMode: 'email', ...asWritten, autoComplete: 'email' },
  link: { inputMode: 'url', ...asWritten, autoComplete: 'url' },
}

export function Fill(props: FillProps<TextSettings, string>) {
  const { format, mask } = props.settings
  const keyboard = mask ? asWritten : keyboards[format]
  return <LineFill {...withNote(props, maskNote(mask, props.context))} input={keyboard} />
}
