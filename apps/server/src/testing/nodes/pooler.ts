import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { chmod, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as rest } from 'node:timers/promises'
import { Client } from 'pg'
import { freePort } from './free-port.ts'

const program = '/usr/sbin/pgbouncer'

export interface Pooler {
  url: string
  /** Again, on the same port. */
  start(): Promise<void>
  /** As a machine that loses power. */
  stop(): Promise<void>
}

/** Debian's pgbouncer in transaction mode before a database; undefined where it is not installed. */
export async function startPooler(databaseUrl: string, folder: string): Promise<Pooler | undefined> {
  if (!existsSync(program)) return undefined
  const { host, port, user, password, database } = new Client({ connectionString: databaseUrl })
  const listen = await freePort()
  const behind = [`host=${host}`, `port=${port}`, `user=${user}`, ...(password ? [`password=${password}`] : [])]
  const file = join(folder, 'pgbouncer.ini')
  await writeFile(
    file,
    `[databases]
* = ${behind.join(' ')}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${listen}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 12
max_client_conn = 300
`,
  )
  await chmod(file, 0o644)
  const url = `postgresql://${user}@127.0.0.1:${listen}/${database}`
  let child: ChildProcess
  const start = async () => {
    child = spawn(program, ['-q', file], { stdio: 'ignore', ...whoRuns() })
    for (let tries = 0; !(await answers(url)); tries++) {
      if (tries === 50 || child.exitCode !== null) throw new Error('pgbouncer does not start')
      await rest(100)
    }
  }
  const stop = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return
    const ended = once(child, 'exit')
    child.kill('SIGKILL')
    await ended
  }
  await start()
  return { url, start, stop }
}

/** It refuses root, as PostgreSQL does. */
function whoRuns(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {}
  const id = (what: string) => Number(execFileSync('id', [what, 'postgres']).toString())
  return { uid: id('-u'), gid: id('-g') }
}

async function answers(url: string): Promise<boolean> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 1_000 })
  client.on('error', () => undefined)
  try {
    await client.connect()
    await client.query('select 1')
    return true
  } catch {
    return false
  } finally {
    await client.end().catch(() => undefined)
  }
}
