import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { SettingsError } from '../settings/settings-error.ts'

interface ReachOptions {
  /** The setting that names it. */
  name?: 'DATABASE_URL' | 'DATABASE_DIRECT_URL'
  /** Says once that a database is waited for. */
  tell(sentence: string): void
  /** Milliseconds that a database may take to start or to recover. */
  patience?: number
}

const oldest = 150_000
const answerWithin = 10_000
const startPatience = 300_000
const startingState = '57P03'

/** Throws a sentence that names DATABASE_URL when no usable PostgreSQL is there. One that is just starting is waited for. */
export async function reachDatabase(
  url: string,
  { name = 'DATABASE_URL', tell, patience = startPatience }: ReachOptions,
): Promise<void> {
  const end = Date.now() + patience
  for (let waits = 0; ; waits++) {
    const problem = await problemOf(url)
    if (!problem) return
    if (!problem.isStarting || Date.now() > end) throw new SettingsError(name, problem.text, undefined)
    if (waits === 0) tell(`${name}: the database is starting up; waiting for it`)
    await sleep(500)
  }
}

interface Problem {
  text: string
  isStarting: boolean
}

async function problemOf(url: string): Promise<Problem | undefined> {
  const client = new Client({
    connectionString: url,
    connectionTimeoutMillis: answerWithin,
    query_timeout: answerWithin,
    application_name: 'matai-start',
  })
  client.on('error', () => undefined) // what breaks is told by the call that it breaks
  try {
    await client.connect()
    const { rows } = await client.query<{ version: number; name: string }>(
      "select current_setting('server_version_num')::int as version, current_setting('server_version') as name",
    )
    const [found] = rows
    if (!found || found.version >= oldest) return undefined
    return { text: `PostgreSQL ${found.name} is too old, 15 or newer is needed`, isStarting: false }
  } catch (error) {
    return { text: sentenceFor(error, client), isStarting: stateOf(error) === startingState }
  } finally {
    await client.end().catch(() => undefined)
  }
}

const states: Record<string, (client: Client) => string> = {
  '28P01': ({ user }) => `the password of ${user} is not accepted`,
  '28000': ({ user }) => `${user} may not connect from here (see pg_hba.conf of the server)`,
  '3D000': ({ database }) => `the server has no database ${database}`,
  '42501': ({ user, database }) => `${user} may not connect to ${database}`,
  '53300': () => 'the server has no connection left',
  [startingState]: () => 'the database did not finish starting up',
  ECONNREFUSED: (client) => `nothing listens at ${placeOf(client)}`,
  ENOENT: (client) => `there is no socket at ${placeOf(client)}`,
  ENOTFOUND: ({ host }) => `the host ${host} cannot be found`,
  EAI_AGAIN: ({ host }) => `the host ${host} cannot be found`,
  EHOSTUNREACH: ({ host }) => `the host ${host} cannot be reached`,
  ENETUNREACH: ({ host }) => `the host ${host} cannot be reached`,
  ETIMEDOUT: (client) => `${placeOf(client)} does not answer`,
}

const placeOf = ({ host, port }: Client) => (host.startsWith('/') ? `${host}/.s.PGSQL.${port}` : `${host}:${port}`)

function sentenceFor(error: unknown, client: Client): string {
  const known = states[stateOf(error)]
  if (known) return known(client)
  const message = error instanceof Error ? error.message : String(error)
  if (/password must be a (non-empty )?string/.test(message)) return `${client.user} needs a password`
  if (/timeout|Connection terminated/i.test(message))
    return `${placeOf(client)} does not answer as a PostgreSQL server does`
  if (/invalid response|unexpected message|unknown message/i.test(message))
    return `what answers at ${placeOf(client)} is not PostgreSQL`
  return `${placeOf(client)} refuses: ${message}`
}

/** A name with several addresses fails with the faults of all of them. */
function stateOf(error: unknown): string {
  if (error instanceof AggregateError && error.errors.length > 0) return stateOf(error.errors[0])
  return error instanceof Error && 'code' in error ? String(error.code) : ''
}
