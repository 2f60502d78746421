import type { Beginning } from '@matai/form-kit/editor'
import type { TFunction } from 'i18next'
import { newId } from './new-id.ts'

/** What new components begin with: fresh ids, words in the author's language. */
export const beginningIn = (t: TFunction): Beginning => ({
  newId,
  say: (key, params = {}) => String(t(key, params)),
})
