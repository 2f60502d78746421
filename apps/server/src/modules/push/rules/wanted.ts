import type { PushEvent } from '@matai/contract'

export interface Filter {
  events: readonly PushEvent[]
  formIds: readonly number[]
}

/** Whether a push is told of an event: an empty list means all; what is of no form passes every list of forms. */
export function isWanted({ events, formIds }: Filter, { type, formId }: { type: PushEvent; formId: number | null }) {
  const isEvent = events.length === 0 || events.includes(type)
  return isEvent && (formIds.length === 0 || formId === null || formIds.includes(formId))
}

/** What numbers count in: a form, else what it is about (`status`, `code`). */
export const streamOf = ({ type, formId }: { type: PushEvent; formId: number | null }): string =>
  formId === null ? type.slice(0, type.indexOf('.')) : `form:${formId}`
