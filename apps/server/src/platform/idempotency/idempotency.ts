import { createHash } from 'node:crypto'
import type { Database } from '../db/database.ts'
import { Failure } from '../failure.ts'
import { createSecretTexts } from '../secret-texts.ts'
import { dropAnswered } from './everybody.ts'
import { type AnsweredRow, claim, findAnswered, keepAnswer, type OneCall } from './store.ts'

/** Hours that an answer is kept. */
const keptHours = 24
const keptFrom = (now: Date) => new Date(now.getTime() - keptHours * 3_600_000)

export interface Wish extends OneCall {
  input: unknown
  now: Date
  /** Hears that the answer is an earlier one. */
  onRepeated?: () => void
}

export type Idempotency = ReturnType<typeof createIdempotency>

/**
 * Lets a call that makes something happen once for each key: whoever sends it again gets the first answer, whoever
 * sends it at the same time waits for that. Answer and deed are of one transaction; what failed leaves nothing.
 */
export function createIdempotency({ database, secret }: { database: Database; secret: Buffer }) {
  const texts = createSecretTexts(secret, 'answers of calls')
  const underWay = new Map<string, Promise<unknown>>()

  async function once(wish: Wish, verb: () => Promise<unknown>): Promise<unknown> {
    const { accountId, path, key, now } = wish
    const call = { accountId, path, key }
    const input = createHash('sha256').update(JSON.stringify(wish.input)).digest('base64url')
    const after = keptFrom(now)
    const earlier = (row: AnsweredRow) => {
      const answer = answerOf(row, call, input)
      wish.onRepeated?.()
      return answer
    }
    const known = await findAnswered(database.tx, call, after)
    if (known) return earlier(known)
    let other: AnsweredRow | undefined
    return database
      .together(verb, {
        async first(tx) {
          if (await claim(tx, { ...call, input, at: now }, after)) return
          other = await findAnswered(tx, call, after)
          throw new Failure('conflict', 'errors.keyReused')
        },
        last: (tx, answer) => keepAnswer(tx, call, sealedMark + texts.seal(JSON.stringify(answer), placeOf(call))),
      })
      .catch((error: unknown) => {
        if (other) return earlier(other)
        throw error
      })
  }

  function answerOf({ input, answer }: AnsweredRow, call: OneCall, asked: string): unknown {
    if (input !== asked || answer === null) throw new Failure('conflict', 'errors.keyReused')
    // A node of the version before writes them as they are, and they are gone after a day.
    if (!answer.startsWith(sealedMark)) return JSON.parse(answer)
    return JSON.parse(texts.open(answer.slice(sealedMark.length), placeOf(call)))
  }

  return {
    /** What `verb` answers, or answered when the account called with this key before. */
    async once(wish: Wish, verb: () => Promise<unknown>): Promise<unknown> {
      const name = JSON.stringify([wish.accountId, wish.path, wish.key])
      // Those of this node wait here and not with a connection in their hands.
      for (let other = underWay.get(name); other; other = underWay.get(name)) await other.catch(() => undefined)
      const running = once(wish, verb)
      underWay.set(name, running)
      try {
        return await running
      } finally {
        underWay.delete(name)
      }
    },

    purge: (now: Date): Promise<void> => dropAnswered(database.tx, keptFrom(now)),
  }
}

/** Answers show secrets and addresses that are shown once; nobody reads them in a stolen table. JSON begins otherwise. */
const sealedMark = '~'
const placeOf = ({ accountId, path, key }: OneCall): string => `${accountId} ${path} ${key}`
