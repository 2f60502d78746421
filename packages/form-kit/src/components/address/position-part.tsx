import { useState } from 'react'
import type { FillContext, Position } from '../../engine/fill-face.ts'
import { type AddressAnswer, degrees } from './schema.ts'

interface PositionPartProps {
  position: AddressAnswer['position']
  context: FillContext
  onChange(position: Position): void
  onDrop(): void
}

/** Where the filler stands, when he says so. */
export function PositionPart({ position, context, onChange, onDrop }: PositionPartProps) {
  const { say, position: locate } = context
  const [state, setState] = useState<'calm' | 'asking' | 'failed'>('calm')
  const ask = () => {
    if (!locate) return setState('failed')
    setState('asking')
    locate().then(
      (found) => {
        setState('calm')
        onChange(found)
      },
      () => setState('failed'),
    )
  }
  return (
    <div className="mt-part">
      <div className="mt-row">
        <button type="button" className="mt-button" disabled={state === 'asking'} onClick={ask}>
          {say(state === 'asking' ? 'formFill.locating' : position ? 'formFill.locateAgain' : 'formFill.locate')}
        </button>
        {position && (
          <button type="button" className="mt-button" onClick={onDrop}>
            {say('formFill.locateOff')}
          </button>
        )}
      </div>
      <p className="mt-hint" role="status">
        {position && (position.address || `${degrees(position.longitude)}, ${degrees(position.latitude)}`)}
      </p>
      {state === 'failed' && (
        <p className="mt-problem" role="alert">
          {say('formFill.locateFailed')}
        </p>
      )}
    </div>
  )
}
