import type { ViewProps } from '../view-props.ts'

/** A line, or just room. */
export function DividerView({ block: { look } }: ViewProps<'divider'>) {
  return look === 'line' ? <hr className="divider" /> : <div className="space" aria-hidden="true" />
}
