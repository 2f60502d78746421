import type { StatusTransition } from '@matai/contract'
import type { PhraseKey } from '@matai/i18n'

/** How somebody or something wants to change a code's item. */
export interface Wish {
  /** The form whose answer sets it; null: a person does. */
  formId: number | null
  hasPhoto: boolean
  hasReason: boolean
}

interface Place {
  /** Key of the item before; null: none, or one that was removed. */
  from: string | null
  to: string
  /** The code had no item of this status. */
  begins: boolean
}

/**
 * Why a code may not go from one item to another that way; undefined when it may. What begins, and what lost its item,
 * may go anywhere: otherwise nothing could ever be put right.
 */
export function transitionFault(
  transitions: readonly StatusTransition[] | null,
  { from, to, begins }: Place,
  { formId, hasPhoto, hasReason }: Wish,
): PhraseKey | undefined {
  if (transitions === null || begins || from === null || from === to) return undefined
  const ways = transitions.filter((way) => way.to === to && (way.from === null || way.from === from))
  if (ways.length === 0) return 'statuses.notAllowed'
  if (formId !== null) {
    return ways.some((way) => way.formId === null || way.formId === formId) ? undefined : 'statuses.otherForm'
  }
  const byHand = ways.filter((way) => way.formId === null)
  if (byHand.length === 0) return 'statuses.needsForm'
  const open = byHand.filter(({ photo }) => !photo || hasPhoto)
  if (open.length === 0) return 'statuses.needsPhoto'
  return open.some(({ reason }) => !reason || hasReason) ? undefined : 'statuses.needsReason'
}
