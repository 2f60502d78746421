import type { z } from 'zod'
import type { Tx } from '../db/database.ts'

/** Something that happened, told to whoever listens inside the transaction in which it happened. */
export interface EventDefinition<Payload extends z.ZodType> {
  name: string
  payload: Payload
}

type Listener = (tx: Tx, payloads: readonly unknown[]) => Promise<void>

export interface Events {
  announce<Payload extends z.ZodType>(
    tx: Tx,
    event: EventDefinition<Payload>,
    payload: z.output<Payload>,
  ): Promise<void>
  /** The same thing that happened several times in one transaction. */
  announceAll<Payload extends z.ZodType>(
    tx: Tx,
    event: EventDefinition<Payload>,
    payloads: readonly z.output<Payload>[],
  ): Promise<void>
  listen<Payload extends z.ZodType>(
    event: EventDefinition<Payload>,
    listener: (tx: Tx, payload: z.output<Payload>) => Promise<void>,
  ): void
  /** For who asks once for all that happened at once. */
  listenAll<Payload extends z.ZodType>(
    event: EventDefinition<Payload>,
    listener: (tx: Tx, payloads: readonly z.output<Payload>[]) => Promise<void>,
  ): void
}

export function defineEvent<Payload extends z.ZodType>(name: string, payload: Payload): EventDefinition<Payload> {
  return { name, payload }
}

/** Listeners run one after the other; one that throws undoes the transaction. Slow work belongs into a job. */
export function createEvents(): Events {
  const listeners = new Map<string, Listener[]>()
  async function announceAll(tx: Tx, { name }: { name: string }, payloads: readonly unknown[]): Promise<void> {
    if (payloads.length > 0) for (const listener of listeners.get(name) ?? []) await listener(tx, payloads)
  }
  function add({ name }: { name: string }, listener: Listener): void {
    listeners.set(name, [...(listeners.get(name) ?? []), listener])
  }
  return {
    announceAll,
    announce: (tx, event, payload) => announceAll(tx, event, [payload]),
    // The listener's payload type is that of the event it listens to.
    listenAll: (event, listener) => add(event, listener as Listener),
    listen: (event, listener) =>
      add(event, async (tx, payloads) => {
        for (const payload of payloads) await listener(tx, payload as Parameters<typeof listener>[1])
      }),
  }
}
