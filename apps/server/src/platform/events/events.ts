import type { z } from 'zod'
import type { Tx } from '../db/database.ts'

/** Something that happened, told to whoever listens inside the transaction in which it happened. */
export interface EventDefinition<Payload extends z.ZodType> {
  name: string
  payload: Payload
}

type Listener = (tx: Tx, payload: unknown) => Promise<void>

export interface Events {
  announce<Payload extends z.ZodType>(
    tx: Tx,
    event: EventDefinition<Payload>,
    payload: z.output<Payload>,
  ): Promise<void>
  listen<Payload extends z.ZodType>(
    event: EventDefinition<Payload>,
    listener: (tx: Tx, payload: z.output<Payload>) => Promise<void>,
  ): void
}

export function defineEvent<Payload extends z.ZodType>(name: string, payload: Payload): EventDefinition<Payload> {
  return { name, payload }
}

/** Listeners run one after the other; one that throws undoes the transaction. Slow work belongs into a job. */
export function createEvents(): Events {
  const listeners = new Map<string, Listener[]>()
  return {
    async announce(tx, event, payload) {
      for (const listener of listeners.get(event.name) ?? []) await listener(tx, payload)
    },
    listen(event, listener) {
      const known = listeners.get(event.name) ?? []
      // The listener's payload type is that of the event it listens to.
      listeners.set(event.name, [...known, listener as Listener])
    },
  }
}
