import type { Entity } from '@matai/contract'

/** Ids of things that an account owns. */
export type Belongings = Record<Entity, string | number> & {
  /** Another form, for what needs two. */
  linkedForm: number
  /** Another order, which was paid. */
  paidOrder: number
  /** A word that stands in the name of each of them. */
  word: string
  /** Uploads a picture of a code that no other has. */
  newPicture: () => Promise<string>
}
