import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, chownSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as wait } from 'node:timers/promises'
import { Client } from 'pg'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { isRoot } from './identity.ts'
import { findPostmaster } from './postmaster.ts'
import { connectionTo } from './server.ts'

const NOBODY = 65534
const FIXTURE = join(import.meta.dirname, 'embedded-child.fixture.ts')
let root: string
let children: ChildProcess[] = []
let dirs: string[] = []

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
  expect(readdirSync(dir)).toEqual(['postgres'])

  const second = await start(dir)
  expect(await read(second.host)).toEqual(['kept'])
  await end(second)
})

it('keeps every acknowledged row when everything is killed', async () => {
  const dir = join(root, 'data')
  const first = await start(dir)
  const acknowledged = await writeUntilKilled(first, dir)
  expect(acknowledged).toBeGreaterThan(0)

  const second = await start(dir)
  expect((await read(second.host)).length).toBeGreaterThanOrEqual(acknowledged)
  await end(second)
})

it('takes over a server whose process was killed', async () => {
  const dir = join(root, 'data')
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
  const dir = join(root, 'data')
  const held = await start(dir)
  await write(held.host, 'before')
  const killed = serverOf(dir)
  killServer(dir)
  await expect.poll(() => read(held.host).catch(() => []), { timeout: 8000, interval: 100 }).toEqual(['before'])
  expect(serverOf(dir)).not.toBe(killed)
  await end(held)
})

it('tells a second start who holds the directory, and lets another directory run beside it', async () => {
  const held = await start(join(root, 'data'))
  await expect(start(join(root, 'data'))).rejects.toThrow(`${held.child.pid}`)
  const other = await start(join(root, 'other'))
  await Promise.all([end(held), end(other)])
})

it('starts after a crash whose process number now belongs to another program', async () => {
  const dir = join(root, 'data')
  const first = await start(dir)
  first.child.kill('SIGKILL')
  killServer(dir)
  const pidFile = join(dir, 'postgres', 'postmaster.pid')
  const stale = readFileSync(pidFile, 'utf8').replace(/^\d+/, String(process.pid))
  spawnSync('sh', ['-c', 'printf %s "$1" > "$2"', 'sh', stale, pidFile])
  await end(await start(dir))
})

it('puts the socket elsewhere when the name of the folder is too long for one', async () => {
  const dir = join(root, '很长的名字'.repeat(8), 'data')
  const held = await start(dir)
  expect(held.host.startsWith(dir)).toBe(false)
  await end(held)
  expect(existsSync(held.host)).toBe(false)
})

it('does not fall to the Ctrl-C of a terminal', async () => {
  const dir = join(root, 'data')
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
    mkdirSync(dir)
    chownSync(dir, NOBODY, NOBODY)
    await end(await start(dir, ['setpriv', '--reuid', 'nobody', '--regid', String(NOBODY), '--clear-groups']))
    await end(await start(dir))
    const again = await start(dir, ['setpriv', '--reuid', 'nobody', '--regid', String(NOBODY), '--clear-groups'])
    await end(again)
  })

  it('tells an ordinary user that the directory belongs to somebody else', async () => {
    const dir = join(root, 'data')
    await end(await start(dir))
    const asNobody = start(dir, ['setpriv', '--reuid', 'nobody', '--regid', String(NOBODY), '--clear-groups'])
    await expect(asNobody).rejects.toThrow(/postgres.*postgres/)
  })
}

interface Held {
  child: ChildProcess
  host: string
}

async function start(dir: string, prefix: string[] = []): Promise<Held> {
  dirs.push(dir)
  const [program = '', ...args] = [...prefix, process.execPath, FIXTURE, dir]
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'inherit'], cwd: '/' })
  children.push(child)
  for await (const line of createInterface({ input: child.stdout })) {
    if (line.startsWith('ready ')) return { child, host: line.slice(6) }
    if (line.startsWith('failed ')) throw new Error(line.slice(7))
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
  const family = spawnSync('pgrep', ['-P', String(pid)], { encoding: 'utf8' })
    .stdout.split('\n')
    .filter(Boolean)
  for (const one of [String(pid), ...family]) spawnSync('kill', ['-9', one])
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
