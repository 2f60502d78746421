import type { ReactNode } from 'react'
import type { FillProps } from '../engine/fill-face.ts'
import { asWritten, LineFill } from './line-fill.tsx'
import { numberKeyboard, plainNumber } from './number-input.ts'

interface NumberProps extends FillProps<{ title: string; hint: string }, string> {
  unit: string
  decimals: number | null
  canBeNegative: boolean
  before?: ReactNode
}

/** A question that is answered by a number, with its unit behind it. */
export function NumberFill({ unit, decimals, canBeNegative, before, ...asked }: NumberProps) {
  const { answer = '', onChange, context } = asked
  const turn = () => onChange(answer.startsWith('-') ? answer.slice(1) : `-${answer}`)
  return (
    <LineFill
      {...asked}
      input={{ ...asWritten, inputMode: numberKeyboard(decimals) }}
      read={plainNumber}
      before={before}
      after={
        <>
          {unit && <span className="mt-unit">{unit}</span>}
          {canBeNegative && (
            <button type="button" className="mt-button" aria-label={context.say('formFill.minus')} onClick={turn}>
              ±
            </button>
          )}
        </>
      }
    />
  )
}
