import { randomInt } from 'node:crypto'
import { setTimeout as rest } from 'node:timers/promises'
import { createClient } from '@matai/client'
import { seal } from '@matai/client/seal'
import { allCalls, routesOf } from '@matai/contract'
import type { Node } from '../../apps/server/src/testing/nodes/node.ts'
import { createReach } from '../../apps/server/src/testing/nodes/owner.ts'

const newNumber = () => `86139${String(randomInt(1e8)).padStart(8, '0')}`

function strangerOf(webs: readonly Node[], address: () => string) {
  const reach = createReach(webs, { timeout: 8_000, triesMax: 10 })
  return createClient({
    routes: routesOf(allCalls),
    fetch: (url, init) => reach.fetch(String(url), init),
    headers: () => ({ 'X-Forwarded-For': address() }),
  })
}

/** Strangers who want codes at once: enough of them fail at each node also where an answer takes seconds. */
const strangers = 6

/** A code for another number about every half second, for each of them. */
export async function wantManyCodes(webs: readonly Node[], milliseconds: number): Promise<void> {
  const client = strangerOf(webs, () => `10.200.${randomInt(250)}.1`)
  const { key } = await client.accounts.sealKey({})
  const until = Date.now() + milliseconds
  const wanting = Array.from({ length: strangers }, async () => {
    for (; Date.now() < until; await rest(500)) {
      const mobile = newNumber()
      await client.accounts
        .getVerifyCode({ mobile, sendType: 0, sign: seal(mobile, 'smsCode', key) })
        .catch(() => undefined) // nobody sends it: that is the fault
    }
  })
  await Promise.all(wanting)
}

/** Guesses under way: one after the other they would be slower than an alert looks, on a machine that is busy. */
const guessesAtOnce = 10
/** Milliseconds after which a stranger gives up. */
const guessesWithin = 30_000

/** Wrong passwords of one number from one address. */
export async function guessPasswords(webs: readonly Node[], times: number): Promise<void> {
  const client = strangerOf(webs, () => '10.201.7.1')
  const { key } = await client.accounts.sealKey({})
  const mobile = newNumber()
  const until = Date.now() + guessesWithin
  let time = 0
  const guessing = Array.from({ length: guessesAtOnce }, async () => {
    while (time < times && Date.now() < until) {
      const passWord = seal(`guess-number-${(time += 1)}`, 'password', key)
      await client.accounts.login({ mobile, passWord }).catch(() => undefined) // it is refused: that is the point
    }
  })
  await Promise.all(guessing)
}
