import type { BlockOf, BlockType, StoredFile } from '@matai/contract'
import type { Language, Translate } from '@matai/i18n'

export interface BlockProps<Type extends BlockType> {
  block: BlockOf<Type>
  files: Map<string, StoredFile>
  /** Whether it is the first picture of the page, which is fetched at once. */
  first: boolean
  /** Whether nobody is to be sent to its address any more. */
  stopped: boolean
  language: Language
  say: Translate
}
