import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { appendFile, chmod, chown, mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

const bin = '/usr/lib/postgresql/15/bin'

export const isPostgres15 = existsSync(join(bin, 'pg_basebackup'))

export interface Standing {
  url: string
  /** What it was asked, with the name of who asked in front. */
  statements(): Promise<string[]>
  stop(): Promise<void>
}

/** It refuses root. */
async function asItsUser(program: string, args: string[]): Promise<void> {
  const command = [join(bin, program), ...args]
  const [file = '', ...rest] = process.getuid?.() === 0 ? ['runuser', '-u', 'postgres', '--', ...command] : command
  // A server that is started would hold a pipe open.
  const [status] = await once(spawn(file, rest, { stdio: 'ignore' }), 'exit')
  if (status !== 0) throw new Error(`${program} ended with ${status}`)
}

async function start(folder: string, port: number): Promise<Standing> {
  const log = join(folder, 'log')
  const cluster = join(folder, 'cluster')
  // What stands last counts: a standby begins with the settings of its primary.
  await appendFile(
    join(cluster, 'postgresql.conf'),
    `listen_addresses = ''
unix_socket_directories = '${folder}'
port = ${port}
fsync = off
shared_buffers = 32MB
log_statement = all
log_line_prefix = '%a|'
`,
  )
  await asItsUser('pg_ctl', ['start', '-w', '-D', cluster, '-l', log])
  return {
    url: `postgresql:///postgres?host=${encodeURIComponent(folder)}&port=${port}&user=matai`,
    statements: async () => (await readFile(log, 'utf8')).split(/^(?=[^|\n]*\|LOG: )/m),
    stop: () => asItsUser('pg_ctl', ['stop', '-D', cluster, '-m', 'immediate']),
  }
}

async function ownFolder(folder: string): Promise<string> {
  await mkdir(folder)
  await chmod(folder, 0o755)
  const id = (what: string) => Number(execFileSync('id', [what, 'postgres']).toString())
  if (process.getuid?.() === 0) await chown(folder, id('-u'), id('-g'))
  return folder
}

/** Debian's PostgreSQL 15, empty. */
export async function startPrimary(place: string): Promise<Standing> {
  const folder = await ownFolder(join(place, 'primary'))
  const data = ['-D', join(folder, 'cluster'), '--username=matai', '--auth=trust', '--no-sync']
  await asItsUser('initdb', [...data, '--encoding=UTF8', '--locale=C.UTF-8'])
  return start(folder, 5432)
}

/** A standby of it that replays whatever is committed there. */
export async function startStandby(place: string): Promise<Standing> {
  const folder = await ownFolder(join(place, 'standby'))
  const from = ['-h', join(place, 'primary'), '-p', '5432', '-U', 'matai', '--checkpoint=fast', '--no-sync']
  await asItsUser('pg_basebackup', [...from, '-R', '-D', join(folder, 'cluster')])
  return start(folder, 5433)
}
