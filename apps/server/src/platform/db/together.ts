import { AsyncLocalStorage } from 'node:async_hooks'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { tryAgain } from './try-again.ts'
import type { Tx } from './tx.ts'

/** A transaction that can be divided further. */
type Open = Pick<NodePgDatabase, 'transaction'> & Tx

export interface Around<Result> {
  /** Begins the transaction, before the first statement of the verb in it. */
  first(tx: Tx): Promise<void>
  /** Ends it, with what the verb answered. */
  last(tx: Tx, result: Result): Promise<void>
}

/** One verb whose transactions are all one, and where it stands: outside, in the transaction, or in a part of it. */
interface Verb {
  join<Part>(work: (tx: Tx) => Promise<Part>): Promise<Part>
  tx(): Tx | undefined
}

const current = new AsyncLocalStorage<Verb>()

/** The transaction that a statement belongs to; undefined: none. */
export const joinedTx = (): Tx | undefined => current.getStore()?.tx()

/** The verb that a transaction belongs to. */
export const joinedVerb = (): Verb | undefined => current.getStore()

/**
 * Runs a verb so that whatever it does in transactions is committed with its result, or not at all. The transaction
 * begins where the verb begins its first, so nothing is held while it draws or reads a workbook before that.
 */
export async function together<Result>(
  db: Open,
  verb: () => Promise<Result>,
  { first, last }: Around<Result>,
): Promise<Result> {
  const end = Promise.withResolvers<void>()
  end.promise.catch(() => undefined) // nobody waits for it where nothing was begun
  let isOver = false
  let opening: Promise<Open> | undefined
  let opened: Open | undefined
  let committed: Promise<void> | undefined
  let turn: Promise<unknown> = Promise.resolve()

  const open = () => {
    opening ??= new Promise<Open>((resolve, reject) => {
      committed = db.transaction(async (tx) => {
        await first(tx)
        opened = tx
        resolve(tx)
        await end.promise
      })
      committed.catch(reject)
    })
    return opening
  }

  const close = () => {
    isOver = true
    opened = undefined
  }

  const outside: Verb = {
    tx: () => opened,
    async join(work) {
      if (isOver) return db.transaction(work) // somebody goes on after the answer
      const tx = await open()
      // Parts of one transaction cannot overlap: one comes after the other.
      const mine = turn.then(() => part(tx, work))
      turn = mine.catch(() => undefined)
      return mine
    },
  }

  try {
    const result = await current.run(outside, verb)
    const tx = await open()
    await last(tx, result)
    close()
    end.resolve()
    await committed
    return result
  } catch (error) {
    close()
    end.reject(error)
    await committed?.catch(() => undefined)
    throw error
  }
}

const nothing = async () => undefined

/** One transaction, of which all that `work` begins are parts: those of other modules, too. */
export function whole<Result>(db: Open, work: (tx: Tx) => Promise<Result>): Promise<Result> {
  const verb = async () => {
    const own = current.getStore()
    if (!own) throw new Error('a verb runs in its own store')
    return own.join(work)
  }
  return together(db, verb, { first: nothing, last: nothing })
}

/** A part of a transaction: undone alone when it fails, committed with the whole. */
function part<Result>(tx: Open, work: (tx: Tx) => Promise<Result>): Promise<Result> {
  return tryAgain(() =>
    tx.transaction((inner) => {
      const within: Verb = { tx: () => inner, join: (deeper) => part(inner, deeper) }
      return current.run(within, () => work(inner))
    }),
  )
}
