import css from './usage-bar.module.css'

interface UsageBarProps {
  /** What is used of how much, in words. */
  says: string
  used: number
  /** Null: there is no limit, and so no bar. */
  limit: number | null
}

/** From here on what is used stands out. */
const high = 0.9

/** How much of a limit is used, in words and as a bar. */
export function UsageBar({ says, used, limit }: UsageBarProps) {
  if (limit === null) return <span>{says}</span>
  const share = used / Math.max(limit, 1)
  return (
    <span className={css.usage} data-high={share >= high}>
      <span>{says}</span>
      <span className={css.bar} aria-hidden>
        <span style={{ width: `${Math.min(100, share * 100)}%` }} />
      </span>
    </span>
  )
}
