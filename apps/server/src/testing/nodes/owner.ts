import { randomInt } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as rest } from 'node:timers/promises'
import { type Client, createClient } from '@matai/client'
import { seal } from '@matai/client/seal'
import { allCalls, routesOf } from '@matai/contract'
import type { Node } from './node.ts'

export interface Reach {
  /** Asks the nodes by turns; one that does not answer is passed over, as a proxy does. */
  fetch(path: string, init?: RequestInit): Promise<Response>
}

interface ReachOptions {
  /** How often a node is asked before nobody is there. */
  triesMax?: number
  /** Milliseconds that a node is waited for; for ever where it is not said. */
  timeout?: number
}

/** A proxy without a memory: every request goes to the next node, and again when nobody answered. */
export function createReach(
  webs: readonly Pick<Node, 'origin' | 'isUp'>[],
  { triesMax = 80, timeout }: ReachOptions = {},
): Reach {
  let turn = 0
  return {
    async fetch(path, init) {
      for (let tries = 0; ; tries++) {
        const node = webs[turn++ % webs.length]
        if (node?.isUp) {
          const patience = timeout ? { signal: AbortSignal.timeout(timeout) } : {}
          const answer = await fetch(node.origin + path, { ...init, ...patience }).catch(() => undefined)
          if (answer && answer.status !== 503) return answer
        }
        if (tries === triesMax) throw new Error(`no node answers ${path}`)
        await rest(50)
      }
    },
  }
}

export interface Owner {
  client: Client
  token: string
  /** With its dial code. */
  mobile: string
  accountId: number
  headers: Record<string, string>
}

/** Registers a number by the calls and the text message of a person, which lies where `codeFor` finds it. */
export async function registerOwner(
  reach: Reach,
  webs: readonly Node[],
  codeFor: (mobile: string) => Promise<string> = (mobile) => codeInOutbox(mobile, webs),
): Promise<Owner> {
  const anyone = clientOf(reach)
  const { key } = await anyone.accounts.sealKey({})
  const mobile = `86139${String(randomInt(1e8)).padStart(8, '0')}`
  await anyone.accounts.getVerifyCode({ mobile, sendType: 0, sign: seal(mobile, 'smsCode', key) })
  const mobileCode = await codeFor(mobile)
  const { token } = await anyone.accounts.register({ mobile, mobileCode, passWord: seal(password, 'password', key) })
  const there = withToken(reach, token)
  const { account } = await there.client.accounts.getUserinfo({})
  return { ...there, mobile, accountId: account.id }
}

/** The same person with a session of its own. */
export async function signIn(owner: Owner, reach: Reach): Promise<Owner> {
  const anyone = clientOf(reach)
  const { key } = await anyone.accounts.sealKey({})
  const passWord = seal(password, 'password', key)
  const { token } = await anyone.accounts.login({ mobile: owner.mobile, passWord })
  return { ...owner, ...withToken(reach, token) }
}

/** The same person, who asks other nodes. */
export function ownerThrough(owner: Owner, reach: Reach): Owner {
  return { ...owner, client: clientOf(reach, owner.headers) }
}

const password = 'correct-horse-9'

const clientOf = (reach: Reach, headers: Record<string, string> = {}) =>
  createClient({
    routes: routesOf(allCalls),
    fetch: (url, init) => reach.fetch(String(url), init),
    headers: () => headers,
  })

function withToken(reach: Reach, token: string): Pick<Owner, 'client' | 'token' | 'headers'> {
  const headers = { Authorization: `Bearer ${token}` }
  return { client: clientOf(reach, headers), token, headers }
}

/** Each node writes what nobody sends into its own outbox. */
async function codeInOutbox(mobile: string, webs: readonly Node[]): Promise<string> {
  const [newest] = await messagesTo(mobile, webs)
  if (!newest) throw new Error('no node sent a code')
  return /\d{6}/.exec(newest.text)?.[0] ?? ''
}

/** What the nodes sent to a number, the newest first. */
export async function messagesTo(mobile: string, webs: readonly Node[]): Promise<{ text: string; at: string }[]> {
  const files = await Promise.all(
    webs.map(({ dataDir }) => readFile(join(dataDir, 'outbox.jsonl'), 'utf8').catch(() => '')),
  )
  return files
    .flatMap((file) => file.split('\n').filter((line) => line.includes(`+${mobile}`)))
    .map((line) => JSON.parse(line) as { text: string; at: string })
    .sort((one, other) => (one.at < other.at ? 1 : -1))
}
