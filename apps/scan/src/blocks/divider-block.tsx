import type { BlockProps } from './block-props.ts'

/** A line, or just room. */
export function DividerBlock({ block: { look } }: BlockProps<'divider'>) {
  return look === 'line' ? <hr className="divider" /> : <div className="space" aria-hidden="true" />
}
