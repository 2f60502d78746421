import type { Translate } from '@matai/i18n'
import type { Client } from '../create-client.ts'
import type { Difference } from './difference.ts'
import { makeOnce } from './make-once.ts'
import type { Hands, Step } from './step.ts'

/** What became of a step: done, with what the server keeps otherwise than it was written. */
export interface Done {
  step: Step
  kept: Difference[]
}

/** Carries steps out one after the other; the first that fails ends it, and what was done before stays. */
export async function carryOut(
  steps: readonly Step[],
  { client, say, onDone }: { client: Client; say: Translate; onDone(done: Done): void },
): Promise<{ failed: { step: Step; error: unknown } | null }> {
  const made = new Map<string, number | string>()
  const hands: Hands = {
    client,
    makeOnce: (making) => makeOnce(making, say),
    idOf(kind, { label, id }) {
      const known = id ?? made.get(`${kind} ${label}`)
      if (known === undefined) throw new Error(`${kind} ${label} was not made`)
      return known as NonNullable<typeof id> // steps of one kind keep ids of one type
    },
    made: (kind, label, id) => void made.set(`${kind} ${label}`, id),
  }
  for (const step of steps) {
    try {
      onDone({ step, kept: await step.carryOut(hands) })
    } catch (error) {
      return { failed: { step, error } }
    }
  }
  return { failed: null }
}
