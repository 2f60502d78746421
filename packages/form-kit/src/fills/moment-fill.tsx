import type { FillProps } from '../engine/fill-face.ts'
import { LineFill } from './line-fill.tsx'
import { momentInWords } from './moment-in-words.ts'

interface MomentProps extends FillProps<{ title: string; hint: string }, string> {
  type: 'date' | 'datetime-local' | 'time'
  from: string | null
  until: string | null
}

/** Letters of what each native input gives; some browsers add seconds. */
const lengths = { date: 10, 'datetime-local': 16, time: 5 }

/** A question that is answered in the browser's own picker; below it what was picked, in the page's language. */
export function MomentFill({ type, from, until, ...asked }: MomentProps) {
  return (
    <LineFill
      {...asked}
      input={{ type, min: from ?? undefined, max: until ?? undefined }}
      read={(text) => text.slice(0, lengths[type])}
      below={momentInWords(asked.answer ?? '', asked.context.language)}
    />
  )
}
