import type { FillContext } from '../engine/fill-face.ts'
import type { Wired } from './question.tsx'

export interface ListedOption {
  id: string
  label: string
  /** of its picture */
  fileId?: string | null
  /** how many records may still choose it; null: no end */
  left: number | null
}

interface OptionListProps {
  wired: Wired
  options: readonly ListedOption[]
  chosen: readonly string[]
  /** whether choosing one gives up the others */
  isSingle: boolean
  look?: 'list' | 'buttons' | 'pictures'
  context: FillContext
  onToggle(id: string): void
}

/** Options as rows that are pressed anywhere. */
export function OptionList({ wired, options, chosen, isSingle, look = 'list', context, onToggle }: OptionListProps) {
  return (
    <div className={`mt-options mt-${look}`}>
      {options.map(({ id, label, fileId, left }) => {
        const isChosen = chosen.includes(id)
        const isGone = left === 0 && !isChosen
        return (
          <label key={id} className={`mt-option${isChosen ? ' mt-chosen' : ''}${isGone ? ' mt-gone' : ''}`}>
            <input
              type={isSingle ? 'radio' : 'checkbox'}
              name={wired.id}
              checked={isChosen}
              disabled={isGone}
              aria-invalid={isSingle ? undefined : wired['aria-invalid']}
              onChange={() => onToggle(id)}
            />
            {fileId && <img src={context.fileAddress(fileId)} alt="" loading="lazy" />}
            <span className="mt-word">{label}</span>
            {left !== null && <small>{leftWords(left, context)}</small>}
          </label>
        )
      })}
    </div>
  )
}

export const leftWords = (left: number, { say }: FillContext): string =>
  left > 0 ? say('formFill.left', { count: left }) : say('formFill.full')
