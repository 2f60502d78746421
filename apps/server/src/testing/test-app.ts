import { randomInt } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Client, createClient } from '@matai/client'
import { seal } from '@matai/client/seal'
import { allCalls, type Flag, type Role, routesOf, type SealPurpose, type Tier, tierNumbers } from '@matai/contract'
import type { Language } from '@matai/i18n'
import { pino } from 'pino'
import { createApp } from '../app.ts'
import { openDatabase } from '../platform/db/database.ts'
import { migrateDatabase } from '../platform/db/migrate.ts'
import { readSettings } from '../platform/settings/read-settings.ts'
import { injectFetch } from '../platform/http/inject-fetch.ts'
import { createTestClock } from './test-clock.ts'

export interface TestOptions {
  /** Environment variables on top of the test's own. */
  environment?: Record<string, string>
  /** Data directory to share with another node. */
  dataDir?: string
}

export interface SignedUp {
  client: Client
  token: string
  mobile: string
  passWord: string
  userId: number
  accountId: number
}

export type TestApp = Awaited<ReturnType<typeof startTestApp>>

const secret = 'a secret of the tests, the same for every node'

/** A mainland number that no other test uses. */
export const newNumber = () => `86139${String(randomInt(1e8)).padStart(8, '0')}`

/** A whole server on the test database, reached without a port. Every test makes accounts of its own in it. */
export async function startTestApp({ environment = {}, dataDir }: TestOptions = {}) {
  const folder = dataDir ?? (await mkdtemp(join(tmpdir(), 'matai-app-')))
  const settings = readSettings({
    NODE_ENV: 'test',
    LOG_LEVEL: 'error',
    DATABASE_URL: process.env.DATABASE_URL,
    DATA_DIR: folder,
    SECRET: secret,
    ROLE: 'web',
    // The gates of the tiers show only where not everybody has all; a test that needs another tier says so.
    NEW_ACCOUNT_TIER: 'free',
    // Something to buy, and to pay for without a provider.
    TIER_PRICES: 'basic=198, advanced=598, flagship=1998, enterprise=9980',
    BANK_ACCOUNT: '海滨银行 6222 0000 0000 0000',
    // All tests share a database, so whoever happens to come first there must not run the server.
    OPERATORS: '+8613700000099',
    // Tests walk through hundreds of calls as fast as they can.
    CALLS_PER_SECOND: '0',
    // Receivers of the tests stand on this machine.
    PUSH_PRIVATE_HOSTS: '127.0.0.1',
    ...environment,
  })
  const log = pino({ level: settings.LOG_LEVEL }, pino.destination({ dest: 2, sync: true }))
  const connection = { connectionString: settings.DATABASE_URL }
  await migrateDatabase(connection)
  // Machines that run other things beside the tests are slow, not broken.
  const { DATABASE_REPLICA_URL: standby } = settings
  const replica = standby ? { connectionString: standby } : undefined
  const database = openDatabase({ connection, replica, size: settings.DATABASE_POOL, log, patience: 30_000 })
  const clock = createTestClock()
  const app = await createApp({ settings, log, clock, database })
  await app.http.ready()

  // Test files share one database, and with it the limits by address.
  const reach = injectFetch(app.http, `127.${randomInt(256)}.${randomInt(256)}.1`)
  const clientOf = (token?: string, language: Language = 'zh') =>
    createClient({
      routes: routesOf(allCalls),
      fetch: reach,
      headers: () => ({ 'Accept-Language': language, ...(token ? { Authorization: `Bearer ${token}` } : {}) }),
    })
  const anyone = clientOf()

  async function sealed(value: string, purpose: SealPurpose): Promise<string> {
    const { key } = await anyone.accounts.sealKey({})
    return seal(value, purpose, key, (clock.now().getTime() - Date.now()) / 1000)
  }

  /** The code of the newest text message to a number. */
  async function smsCodeFor(mobile: string): Promise<string> {
    const message = (await app.outbox.list()).find(({ to }) => to === `+${mobile}`)
    return /\d{6}/.exec(message?.text ?? '')?.[0] ?? 'none'
  }

  async function sendSmsCode(mobile: string, sendType: 0 | 1 | 2 | 3 | 4): Promise<string> {
    await anyone.accounts.getVerifyCode({ mobile, sendType, sign: await sealed(mobile, 'smsCode') })
    return smsCodeFor(mobile)
  }

  /** Registers a new number through the same calls as a person; the account has the tier that new accounts get. */
  async function register({ mobile = newNumber() }: { mobile?: string } = {}): Promise<SignedUp> {
    const passWord = 'correct-horse-9'
    const mobileCode = await sendSmsCode(mobile, 0)
    const { token } = await anyone.accounts.register({
      mobile,
      mobileCode,
      passWord: await sealed(passWord, 'password'),
    })
    const client = clientOf(token)
    const { id: userId, account } = await client.accounts.getUserinfo({})
    return { client, token, mobile, passWord, userId, accountId: account.id }
  }

  /** The same in an account of a tier. */
  async function signUp({ tier = 'free', mobile }: { tier?: Tier; mobile?: string } = {}): Promise<SignedUp> {
    const signedUp = await register(mobile ? { mobile } : {})
    await database.pool.query('update account set tier = $1 where id = $2', [tierNumbers[tier], signedUp.accountId])
    return signedUp
  }

  /** Lets somebody work in an account of somebody else, and switches there. */
  async function joinAccount(who: SignedUp, accountId: number, role: Role, flags: Flag[] = []): Promise<void> {
    await database.pool.query(
      'insert into membership (account_id, user_id, role, flags) values ($1, $2, $3, $4::jsonb)',
      [accountId, who.userId, role, JSON.stringify(flags)],
    )
    await who.client.accounts.changeLogin({ accountId })
  }

  return {
    ...app,
    settings,
    database,
    clock,
    dataDir: folder,
    fetch: reach,
    clientOf,
    anyone,
    sealed,
    smsCodeFor,
    sendSmsCode,
    register,
    signUp,
    joinAccount,
    /** For who asked for everything: drawing it is not left to the next test that waits for files. */
    dropExports: () => database.pool.query(`delete from export_task where state = 'waiting'`),
    async close() {
      await app.close()
      await database.close()
      if (!dataDir) await rm(folder, { recursive: true, force: true })
    },
  }
}
