import type { Style } from '@matai/contract'

/** What every group of style fields takes: the style, and a way to change some of it. */
export interface StyleFieldProps {
  style: Style
  onChange: (changes: Partial<Style>) => void
}
