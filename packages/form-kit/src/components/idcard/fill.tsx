import { plainDigits } from '@matai/rules/plain-text'
import type { FillProps } from '../../engine/fill-face.ts'
import { asWritten, LineFill } from '../../fills/line-fill.tsx'
import type { IdcardSettings } from './schema.ts'

/** The last sign can be an X, which keyboards for numbers lack. */
export function Fill(props: FillProps<IdcardSettings, string>) {
  const read = (text: string) => plainDigits(text).replace(/\s/g, '').toUpperCase()
  return <LineFill {...props} input={{ ...asWritten, autoCapitalize: 'characters' }} read={read} />
}
