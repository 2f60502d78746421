import type { FillProps } from '../../engine/fill-face.ts'
import { NumberFill } from '../../fills/number-fill.tsx'
import type { AgeSettings } from './schema.ts'

/** Nobody is older than three digits. */
const digits = 3

export function Fill({ answer, onChange, ...asked }: FillProps<AgeSettings, number>) {
  const change = (text: string | undefined) => {
    const written = (text ?? '').replace(/\D/g, '').slice(0, digits)
    onChange(written ? Number(written) : undefined)
  }
  return (
    <NumberFill
      {...asked}
      answer={answer === undefined ? undefined : String(answer)}
      onChange={change}
      unit={asked.context.say('formFill.years')}
      decimals={0}
      canBeNegative={false}
    />
  )
}
