import type { FillProps } from '../../engine/fill-face.ts'
import { NumberFill } from '../../fills/number-fill.tsx'
import type { NumberSettings } from './schema.ts'

export function Fill(props: FillProps<NumberSettings, string>) {
  const { unit, decimals, min } = props.settings
  return <NumberFill {...props} unit={unit} decimals={decimals} canBeNegative={min === null || min.startsWith('-')} />
}
