import type { ReactNode } from 'react'
import type { Wired } from './question.tsx'

export interface Step {
  value: number
  /** what is read aloud, and seen where there is no mark */
  name: string
  mark?: ReactNode
}

interface ScaleProps {
  wired: Wired
  steps: readonly Step[]
  answer: number | undefined
  /** whether the steps before the chosen one are filled too */
  isFilled: boolean
  onChange(value: number): void
}

/** Steps beside each other, of which one is chosen: a group of radios, so that arrow keys walk them. */
export function Scale({ wired, steps, answer, isFilled, onChange }: ScaleProps) {
  return (
    <div className="mt-scale">
      {steps.map(({ value, name, mark }) => {
        const isOn = answer !== undefined && (isFilled ? value <= answer : value === answer)
        return (
          <label key={value} className={`mt-step${isOn ? ' mt-chosen' : ''}`}>
            <input
              type="radio"
              className="mt-unseen"
              name={wired.id}
              checked={value === answer}
              aria-label={name}
              onChange={() => onChange(value)}
            />
            <span aria-hidden="true">{mark ?? value}</span>
          </label>
        )
      })}
    </div>
  )
}
