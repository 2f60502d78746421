import type { Client } from '../create-client.ts'
import type { Difference } from './difference.ts'
import type { Making } from './make-once.ts'
import type { Kind } from './shapes.ts'
import type { Place } from './sheet.ts'

/** A thing by what it is called in the folder; without an id it is still to be made. */
export interface Thing<Id extends number | string = number | string> {
  label: string
  id?: Id | undefined
}

/** What steps are carried out with. */
export interface Hands {
  client: Client
  makeOnce<Made extends { id: number | string }>(making: Making<Made>): Promise<Made>
  /** The id of a thing, also of one that an earlier step made. */
  idOf<Id extends number | string>(kind: Kind, thing: Thing<Id>): Id
  made(kind: Kind, label: string, id: number | string): void
}

/** One thing to be made, changed or taken away. */
export interface Step {
  do: 'create' | 'change' | 'remove'
  kind: Kind
  label: string
  at: Place | null
  differences: Difference[]
  /** What is worth knowing before it is done. */
  note?: string
  /** What the server keeps otherwise than it was written, if anything. */
  carryOut(hands: Hands): Promise<Difference[]>
}

/** What one kind comes to. */
export interface Compared {
  steps: Step[]
  /** Things that are as the folder says. */
  same: number
  /** What the folder does not name. */
  left: Thing[]
}

export const nothingKept = async (work: Promise<unknown>): Promise<Difference[]> => {
  await work
  return []
}
