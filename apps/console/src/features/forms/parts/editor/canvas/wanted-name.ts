import { presetOf } from '@matai/form-kit/editor'
import type { PhraseKey } from '@matai/i18n'
import type { Wanted } from './drag-names.ts'

/** What stands on it in the palette. */
export const nameOf = ({ type, preset }: Wanted): PhraseKey => presetOf(type, preset)?.name ?? `forms.type_${type}`
