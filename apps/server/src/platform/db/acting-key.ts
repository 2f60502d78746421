import { AsyncLocalStorage } from 'node:async_hooks'

const current = new AsyncLocalStorage<string | undefined>()

/** Runs work for a program: whatever is written into the log names its key. */
export const withKey = <Result>(name: string | undefined, work: () => Result): Result => current.run(name, work)

/** The name of the key with which the work at hand was asked for; null when a person did, or nobody. */
export const actingKey = (): string | null => current.getStore() ?? null
