import type { PageTheme } from '@matai/content/page-theme'
import type { StoredFile } from '@matai/contract'

/** What an account sets once for all pages that its codes open. */
export interface PageBrand {
  theme: PageTheme
  /** `#rrggbb`, or empty for ours. */
  colour: string
  logo: StoredFile | null
  cover: StoredFile | null
}
