import type { answered } from '@matai/form-kit/schema'

/** The questions that were there for a filler, with their parsed answers: made once of a record, and asked by many. */
export type Asked = ReturnType<typeof answered>
