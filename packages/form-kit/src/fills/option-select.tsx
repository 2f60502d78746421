import type { FillContext } from '../engine/fill-face.ts'
import { leftWords, type ListedOption } from './option-list.tsx'
import type { Wired } from './question.tsx'

interface OptionSelectProps {
  wired: Partial<Wired> & { 'aria-label'?: string }
  options: readonly ListedOption[]
  /** empty: none */
  chosen: string
  context: FillContext
  onChoose(id: string): void
}

/** Options in the browser's own list. */
export function OptionSelect({ wired, options, chosen, context, onChoose }: OptionSelectProps) {
  return (
    <select
      className="mt-input"
      {...wired}
      value={chosen}
      onChange={({ currentTarget }) => onChoose(currentTarget.value)}
    >
      <option value="">{context.say('formFill.choose')}</option>
      {options.map(({ id, label, left }) => (
        <option key={id} value={id} disabled={left === 0 && id !== chosen}>
          {left === null ? label : `${label} · ${leftWords(left, context)}`}
        </option>
      ))}
    </select>
  )
}
