import type { DisplayProps } from '../../engine/display-face.ts'
import type { IdcardSettings } from './schema.ts'

/** Letters at the ends that stay where the rest is hidden. */
const [shownFirst, shownLast] = [4, 3]

export function Display({ settings, answer }: DisplayProps<IdcardSettings, string>) {
  if (!settings.masked) return <span>{answer}</span>
  const hidden = '•'.repeat(Math.max(0, answer.length - shownFirst - shownLast))
  return (
    <span>
      {answer.slice(0, shownFirst)}
      {hidden}
      {answer.slice(-shownLast)}
    </span>
  )
}
