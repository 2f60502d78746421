import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as wait } from 'node:timers/promises'
import { Client } from 'pg'
import { afterAll, afterEach, beforeEach, expect, it } from 'vitest'
import { findUser, isRoot } from './identity.ts'
import { findPostmaster } from './postmaster.ts'
import { connectionTo } from './server.ts'

/** Read and enter everything, write nothing: an ordinary user whom a checkout in a closed folder does not stop. */
const READER = '+dac_read_search'
const asUser = (user: { uid: number; gid: number }) =>
  `setpriv --reuid=${user.uid} --regid=${user.gid} --clear-groups --securebits=+no_setuid_fixup --inh-caps=${READER} --ambient-caps=${READER}`.split(
    ' ',
  )
const FIXTURE = join(import.meta.dirname, 'embedded-child.fixture.ts')
let root: string
let children: ChildProcess[] = []
let dirs: string[] = []
let kept: string | undefined

afterAll(() => {
  if (kept) rmSync(kept, { recursive: true, force: true })
})

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'matai 测试 '))
  chmodSync(root, 0o755)
})

afterEach(async () => {
  for (const child of children) child.kill('SIGKILL')
  for (const dir of dirs) killServer(dir)
  await wait(50)
  children = []
  dirs = []
  rmSync(root, { recursive: true, force: true })
})

it('makes a cluster, starts it again, and leaves nothing running', async () => {
  const dir = join(root, 'data')
  const first = await start(dir)
  await write(first.host, 'kept')
  await end(first)
  expect(serverOf(dir)).toBeUndefined()
  // Programs that others may not reach are copied beside the cluster.
  expect(readdirSync(dir).filter((name) => !name.startsWith('engine-'))).toEqual(['postgres'])

  const second = await start(dir)
  expect(await read(second.host)).toEqual(['kept'])
  await end(second)
})

it('keeps every acknowledged row when everything is killed', async () => {
  const dir = await stocked('data')
  const first = await start(dir)
  const acknowledged = await writeUntilKilled(first, dir)
  expect(acknowledged).toBeGreaterThan(0)

  const second = await start(dir)
  expect((await read(second.host)).length).toBeGreaterThanOrEqual(acknowledged)
  await end(second)
})

it('takes over a server whose process was killed', async () => {
  const dir = await stocked('data')
  const first = await start(dir)
  const pid = serverOf(dir)
  first.child.kill('SIGKILL')
  await once(first.child, 'exit')

  const second = await start(dir)
  expect(serverOf(dir)).toBe(pid)
  await end(second)
  expect(serverOf(dir)).toBeUndefined()
})

it('brings a killed database back while the process lives', async () => {
  const dir = await stocked('data')
  const held = await start(dir)
  await write(held.host, 'before')
  const killed = serverOf(dir)
  killServer(dir)
  await expect.poll(() => read(held.host).catch(() => []), { timeout: 8000, interval: 100 }).toEqual(['before'])
  expect(serverOf(dir)).not.toBe(killed)
  await end(held)
})

it('tells a second start who holds the directory, and lets another directory run beside it', async () => {
  const [dir, beside] = [await stocked('data'), await stocked('other')]
  const held = await start(dir)
  await expect(start(dir)).rejects.toThrow(`${held.child.pid}`)
  const other = await start(beside)
  await Promise.all([end(held), end(other)])
})

it('starts after a crash whose process number now belongs to another PostgreSQL or to a program that is named so', async () => {
  const [dir, other] = [await stocked('data'), await stocked('other')]
  const neighbour = await start(other)
  const exporter = spawn('bash', ['-c', 'exec -a "postgres_exporter -D /elsewhere" sleep 600'])
  children.push(exporter)
  for (const number of [serverOf(other), exporter.pid]) {
    const crashed = await start(dir)
    crashed.child.kill('SIGKILL')
    killServer(dir)
    for (const name of ['postmaster.pid', '.s.PGSQL.5432.lock']) renumber(join(dir, 'postgres', name), number)
    await end(await start(dir))
  }
  expect(serverOf(other)).toBeDefined()
  await end(neighbour)
})

it('starts a copy by itself, and neither the live original nor one whose process was killed notices', async () => {
  // A long name, so that the socket of the original lies in a folder of its own outside.
  const original = await stocked(join('很长的名字'.repeat(8), 'data'))
  const copy = join(root, 'copy')
  const held = await start(original)
  await write(held.host, 'original')
  const pid = serverOf(original)
  copyFolder(original, copy)

  const first = await start(copy)
  expect(first.told).toContain(original)
  expect(await read(first.host)).toEqual(['original'])
  await write(first.host, 'copy')
  await end(first)
  expect(await read(held.host)).toEqual(['original'])

  held.child.kill('SIGKILL')
  await once(held.child, 'exit')
  rmSync(copy, { recursive: true })
  copyFolder(original, copy)
  await end(await start(copy))
  expect(serverOf(original)).toBe(pid)
  expect(await read(held.host)).toEqual(['original'])

  rmSync(copy, { recursive: true })
  killServer(original)
  copyFolder(original, copy)
  const [both, again] = [await start(copy), await start(original)]
  expect(again.told).not.toContain('copy')
  expect([await read(both.host), await read(again.host)]).toEqual([['original'], ['original']])
  await Promise.all([end(both), end(again)])
})

it('refuses a copy whose link still leads to the database of the original', async () => {
  const original = await stocked('data')
  renameSync(join(original, 'postgres'), join(root, 'elsewhere'))
  symlinkSync(join(root, 'elsewhere'), join(original, 'postgres'))
  await end(await start(original))
  copyFolder(original, join(root, 'copy'))
  await expect(start(join(root, 'copy'))).rejects.toThrow(join(root, 'elsewhere'))

  // Moved, not copied: the old place is gone.
  renameSync(original, join(root, 'moved'))
  await end(await start(join(root, 'moved')))
})

it.each(['secret', 'files', 'outbox.jsonl'])(
  'makes no empty database where %s tells of one that was there',
  async (trace) => {
    const dir = join(root, 'data')
    mkdirSync(dir)
    writeFileSync(join(dir, trace), '')
    await expect(start(dir)).rejects.toThrow(/DATA_DIR.*DATABASE_URL.*NEW_DATABASE/)
    expect(readdirSync(dir)).toEqual([trace])
  },
)

it('puts the socket elsewhere when the name of the folder is too long for one', async () => {
  const dir = await stocked(join('很长的名字'.repeat(8), 'data'))
  const held = await start(dir)
  expect(held.host.startsWith(dir)).toBe(false)
  await end(held)
  expect(existsSync(held.host)).toBe(false)
})

it('does not fall to the Ctrl-C of a terminal', async () => {
  const dir = await stocked('data')
  const held = await start(dir)
  const groupOf = (pid: number) => readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ')[2]
  expect(groupOf(serverOf(dir) ?? 0)).not.toBe(groupOf(held.child.pid ?? 0))
  await end(held)
})

if (isRoot()) {
  it('works for root in a folder that is closed to everybody else', async () => {
    const closed = join(root, 'closed')
    mkdirSync(closed, { mode: 0o700 })
    await end(await start(join(closed, 'data')))
  })

  it('works for an ordinary user, whose directory root can use too', async () => {
    const dir = join(root, 'data')
    const nobody = findUser('nobody') ?? { uid: 65534, gid: 65534 }
    mkdirSync(dir)
    chownSync(dir, nobody.uid, nobody.gid)
    await end(await start(dir, asUser(nobody)))
    await end(await start(dir))
    await end(await start(dir, asUser(nobody)))
  })

  it('tells an ordinary user that the directory belongs to somebody else', async () => {
    const dir = await stocked('data')
    const owner = findUser('postgres') ?? findUser('nobody')
    const stranger = start(dir, asUser({ uid: 54_321, gid: 54_321 }))
    await expect(stranger).rejects.toThrow(new RegExp(`${join(dir, 'postgres')}.*${owner?.name}`))
  })
}

interface Held {
  child: ChildProcess
  host: string
  /** what it said before it was ready */
  told: string
}

/** A data directory with a database that was made before, stopped in order and copied: making one takes seconds. */
async function stocked(name: string): Promise<string> {
  if (!kept) {
    kept = mkdtempSync(join(tmpdir(), 'matai-kept-'))
    chmodSync(kept, 0o755)
    await end(await start(join(kept, 'data')))
  }
  const dir = join(root, name)
  copyFolder(join(kept, 'data'), dir)
  return dir
}

function copyFolder(from: string, to: string): void {
  mkdirSync(join(to, '..'), { recursive: true })
  expect(spawnSync('cp', ['-a', from, to], { encoding: 'utf8' })).toMatchObject({ status: 0 })
}

/** Written in place, so that the file keeps its owner. */
function renumber(path: string, pid: number | undefined): void {
  writeFileSync(path, readFileSync(path, 'utf8').replace(/^\d+/, String(pid)))
}

async function start(dir: string, prefix: string[] = []): Promise<Held> {
  dirs.push(dir)
  const [program = '', ...args] = [...prefix, process.execPath, FIXTURE, dir]
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'inherit'], cwd: '/' })
  children.push(child)
  let told = ''
  for await (const line of createInterface({ input: child.stdout })) {
    if (line.startsWith('ready ')) return { child, host: line.slice(6), told }
    if (line.startsWith('failed ')) throw new Error(line.slice(7))
    told += `${line}\n`
  }
  throw new Error('the process ended without a word')
}

async function end({ child }: Held): Promise<void> {
  child.kill('SIGTERM')
  const [status] = await once(child, 'exit')
  expect(status).toBe(0)
}

const serverOf = (dir: string) => findPostmaster(join(dir, 'postgres'))?.pid

/** The postmaster and all of its children, at once. */
function killServer(dir: string): void {
  const pid = serverOf(dir)
  if (!pid) return
  const family = childrenOf(pid)
  spawnSync('kill', ['-9', ...[pid, ...family].map(String)])
}

/** From the system itself where it tells: a bare machine has no pgrep. */
function childrenOf(parent: number): number[] {
  if (process.platform !== 'linux')
    return spawnSync('pgrep', ['-P', String(parent)], { encoding: 'utf8' })
      .stdout.split('\n')
      .filter(Boolean)
      .map(Number)
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => parentOf(pid) === parent)
}

function parentOf(pid: number): number | undefined {
  try {
    return Number(readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[1])
  } catch {
    return undefined // it ended meanwhile
  }
}

async function write(host: string, word: string): Promise<void> {
  const client = await open(host)
  await client.query('create table if not exists words (word text)')
  await client.query('insert into words values ($1)', [word])
  await client.end()
}

async function read(host: string): Promise<string[]> {
  const client = await open(host)
  const { rows } = await client.query<{ word: string }>('select word from words')
  await client.end()
  return rows.map((row) => row.word)
}

async function writeUntilKilled({ child, host }: Held, dir: string): Promise<number> {
  await write(host, 'first')
  const client = await open(host)
  setTimeout(() => {
    child.kill('SIGKILL')
    killServer(dir)
  }, 300)
  let acknowledged = 1
  try {
    for (;;) {
      await client.query('insert into words values ($1)', [`row ${acknowledged}`])
      acknowledged++
    }
  } catch {
    return acknowledged
  }
}

async function open(host: string): Promise<Client> {
  const client = new Client(connectionTo(host))
  client.on('error', () => undefined)
  await client.connect()
  return client
}
