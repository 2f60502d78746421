import { readFileSync, realpathSync } from 'node:fs'
import { join } from 'node:path'
import { type Client, createClient } from '@matai/client'
import { seal } from '@matai/client/seal'
import { allCalls, routesOf, type SealPurpose } from '@matai/contract'
import { Pool } from 'pg'
import { outboxMessages } from './outbox.ts'
import { newMobile, password } from './register.ts'

export interface Owner {
  client: Client
  token: string
  accountId: number
  /** Keeps a file of the account; answers its id. */
  upload(file: File): Promise<string>
}

/** Registers somebody through the calls, for journeys that begin where the console has done its part. */
export async function newOwner(origin: string, number = newMobile()): Promise<Owner> {
  const clientOf = (token?: string) =>
    createClient({
      routes: routesOf(allCalls),
      origin,
      headers: () => (token ? { Authorization: `Bearer ${token}` } : {}),
    })
  const anyone = clientOf()
  const sealed = async (value: string, purpose: SealPurpose) =>
    seal(value, purpose, (await anyone.accounts.sealKey({})).key)

  const mobile = `86${number}`
  await anyone.accounts.getVerifyCode({ mobile, sendType: 0, sign: await sealed(mobile, 'smsCode') })
  const mobileCode = await smsCodeTo(origin, mobile)
  const { token } = await anyone.accounts.register({ mobile, mobileCode, passWord: await sealed(password, 'password') })
  const client = clientOf(token)
  const upload = async (file: File) => {
    const sign = await sealed(file.name.slice(0, 4), 'upload')
    return (await client.files.upload({ sign, file })).id
  }
  return { client, token, accountId: (await client.accounts.getUserinfo({})).account.id, upload }
}

/** The newest verification code that was sent to a number with its dial code. */
export async function smsCodeTo(origin: string, mobile: string): Promise<string> {
  const answer = await fetch(`${origin}${outboxMessages}`)
  const { list } = (await answer.json()) as { list: { to: string; text: string }[] }
  return /\b\d{6}\b/.exec(list.find(({ to }) => to === `+${mobile}`)?.text ?? '')?.[0] ?? ''
}

/** The tables of the server under test, for what takes money or time: its own database lies in the data directory. */
export function openTables(): Pool {
  return new Pool({ ...tablesOf(), max: 1 })
}

/** Where those tables are. */
export function tablesOf(): { host: string; user: string; database: string } {
  const cluster = realpathSync(join(process.env.E2E_DATA ?? '', 'postgres'))
  const [, , , , host = ''] = readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n')
  return { host, user: 'matai', database: 'matai' }
}
