import { otherMax } from '../parts/options.ts'
import type { Wired } from './question.tsx'

/** What stands for 'other'. */
export function OtherText({
  wired,
  label,
  text,
  onChange,
}: {
  wired: Wired
  label: string
  text: string
  onChange(text: string): void
}) {
  return (
    <input
      type="text"
      className="mt-input mt-other"
      aria-label={label}
      aria-invalid={wired['aria-invalid']}
      aria-describedby={wired['aria-describedby']}
      maxLength={otherMax}
      value={text}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  )
}
