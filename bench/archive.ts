import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { mkdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { type Client, createClient } from '@matai/client'
import { allCalls, routesOf } from '@matai/contract'
import { startEmbedded } from '../apps/server/src/platform/db/embedded/embedded.ts'
import { publish, submit, text } from '../apps/server/src/modules/records/records.fixture.ts'
import { startTestApp } from '../apps/server/src/testing/test-app.ts'
import { frugalMalloc, smallHeapSteps } from '../tools/setup/frugal.mjs'
import { differing, digestsOf } from './archive/digests.ts'
import type { Figure } from './scans/figures.ts'
import { startServerProcess } from './server-process.ts'
import { inTemporaryFolder } from './temporary-folder.ts'
import { watchMemory } from './video/memory.ts'

const codes = Number(process.env.BENCH_CODES ?? 10_000)
const records = Number(process.env.BENCH_RECORDS ?? 100_000)
const megabytes = Number(process.env.BENCH_FILES_MB ?? 2_000)
const [fileMb, MB] = [20, 1024 ** 2]
const log = { info: () => undefined, warn: console.warn, error: console.error }
const began = performance.now()
const tell = (what: string) => console.error(`${what} after ${Math.round((performance.now() - began) / 1_000)} s`)
/** Another Node than the one that exports, where one is named. */
const importNode = process.env.BENCH_IMPORT_NODE ?? process.execPath
const blocks = [{ id: 't', type: 'richText' as const, html: '<p>1</p>' }]
const program = fileURLToPath(new URL('../apps/server/src/operator.ts', import.meta.url))

/** An account is exported and imported on an empty server, each killed in the middle; then both are compared. */
export async function run(): Promise<{ title: string; figures: Figure[] }> {
  return inTemporaryFolder(async (folder) => {
    const [from, to] = [join(folder, 'from'), join(folder, 'to')]
    for (const dir of [from, to]) await mkdir(dir, { recursive: true })
    const source = await fill(from)
    tell('filled')
    const before = await digestsOf(from, source.accountId)
    const file = join(folder, 'account.tar')
    tell('digested')
    const made = await exported(from, source.token, file)
    tell('exported')
    await rm(from, { recursive: true })
    const target = await emptyAccount(to)
    const taken = await imported(to, String(target.accountId), file)
    tell('imported')
    const wrong = differing(before, await digestsOf(to, target.accountId))
    if (wrong.length > 0) console.error(`differing: ${wrong.join(', ')}`)
    return {
      title: `An account of ${codes.toLocaleString('en')} codes, ${records.toLocaleString('en')} records and ${megabytes} MB of files (${before.rows.toLocaleString('en')} rows, an archive of ${Math.round((await stat(file)).size / MB)} MB) to an empty server${importNode === process.execPath ? '' : ', by another Node'}`,
      figures: [
        { name: 'export, with a kill and the look for it', value: made.seconds, unit: 's' },
        { name: 'export after the kill', value: made.after, unit: 's' },
        { name: 'export: memory above rest', value: made.memory / MB, unit: 'MB', goal: { atMost: 200 } },
        { name: 'import, with its kills', value: taken.seconds, unit: 's' },
        { name: 'import: times killed', value: taken.kills, unit: '' },
        { name: 'import after the kill', value: taken.after, unit: 's' },
        { name: 'import: most memory of the command', value: taken.memory / MB, unit: 'MB', goal: { atMost: 450 } },
        { name: 'tables that differ', value: wrong.length, unit: '', goal: { atMost: 0 } },
      ],
    }
  })
}

async function withApp<Result>(
  dataDir: string,
  work: (app: Awaited<ReturnType<typeof startTestApp>>) => Promise<Result>,
) {
  const database = await startEmbedded({ dataDir, address: 'bench', log })
  const app = await startTestApp({
    environment: { DATABASE_URL: database.url, SECRET: '', CALLS_PER_SECOND: '0' },
    dataDir,
  })
  try {
    return await work(app)
  } finally {
    await app.close()
    await database.stop()
  }
}

const emptyAccount = (dataDir: string) =>
  withApp(dataDir, async (app) => {
    const { accountId } = await app.signUp({ tier: 'enterprise' })
    return { accountId }
  })

const fill = (dataDir: string) =>
  withApp(dataDir, async (app) => {
    const owner = await app.signUp({ tier: 'enterprise' })
    for (let made = 0; made < codes; made += 100) {
      const items = Array.from({ length: Math.min(100, codes - made) }, (_, at) => ({
        name: `灭火器 ${made + at}`,
        blocks,
      }))
      await owner.client.qrCodes.bulkSave({ items })
    }
    tell(`${codes.toLocaleString('en')} codes made`)
    const form = await publish(owner, [text('name'), text('note')])
    let next = 0
    const hand = async () => {
      for (let nth = next++; nth < records; nth = next++) {
        app.clock.advance(0.2) // no network may fill in more than 600 a minute
        const { code, msg } = await submit(app, form, { name: `王芳 ${nth}`, note: '三楼东侧的灯不亮，已经断电。' })
        if (code !== 0) throw new Error(msg)
      }
    }
    // What comes at once is written at once: filling is not what is measured.
    await Promise.all(Array.from({ length: 200 }, hand))
    tell(`${records.toLocaleString('en')} records handed in`)
    for (let file = 0; file < megabytes / fileMb; file += 1) {
      const sign = await app.sealed('note', 'upload')
      await owner.client.files.upload({ sign, file: new File([randomBytes(fileMb * MB)], `note ${file}.bin`) })
    }
    return { accountId: owner.accountId, token: owner.token }
  })

const clientOf = (origin: string, token: string): Client =>
  createClient({ routes: routesOf(allCalls), origin, headers: () => ({ Authorization: `Bearer ${token}` }) })

/** Made by a server that is killed while it writes files, and by the next one; fetched to the disk. */
async function exported(dataDir: string, token: string, file: string) {
  const environment = { DATA_DIR: dataDir, DATABASE_URL: '', SECRET: '' }
  const first = await startServerProcess(environment)
  const start = performance.now()
  const { task } = await clientOf(first.origin, token).archives.make({})
  const memory = watchMemory(first.pid)
  const rest = await memory.lap()
  const info = (origin: string) => clientOf(origin, token).exports.taskInfo({ id: task.id })
  // Files come behind the rows: some are done when this much is.
  const files = Math.ceil(megabytes / fileMb)
  for (let one = await info(first.origin); one.total === 0 || one.done < one.total - files / 2; ) {
    if (one.state === 'done' || one.state === 'failed') throw new Error(`it was ${one.state} before it could be killed`)
    await sleep(50)
    one = await info(first.origin)
  }
  const most = await memory.lap()
  memory.stop()
  first.kill()
  const second = await startServerProcess(environment)
  const again = watchMemory(second.pid)
  const restAgain = await again.lap()
  const killed = performance.now()
  try {
    for (let one = await info(second.origin); one.state !== 'done'; one = await info(second.origin)) {
      if (one.state === 'failed') throw new Error(one.problem)
      await sleep(200)
    }
    const end = performance.now()
    const answer = await fetch(`${second.origin}/qruser/console/export/task_file?id=${task.id}`, {
      headers: { Authorization: `Bearer ${token}` },
    })
    if (!answer.body) throw new Error('the archive has no bytes')
    await pipeline(Readable.fromWeb(answer.body as never), createWriteStream(file))
    return {
      seconds: (end - start) / 1_000,
      after: (end - killed) / 1_000,
      memory: Math.max(most - rest, (await again.lap()) - restAgain),
    }
  } finally {
    again.stop()
    await second.stop()
  }
}

/** By the command, which is killed when a third is in, and typed again. A small one is in before it says how far it is. */
async function imported(dataDir: string, account: string, file: string) {
  const start = performance.now()
  const type = () => {
    const child = spawn(importNode, ['--no-warnings', ...smallHeapSteps, program, 'archive', 'import', file, account], {
      env: { ...frugalMalloc, ...process.env, SECRET: '', DATABASE_URL: '', DATA_DIR: dataDir },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const memory = watchMemory(child.pid ?? 0)
    let said = ''
    const isUnderWay = new Promise<void>((resolve) => {
      child.stdout.on('data', (bytes: Buffer) => {
        said += bytes.toString()
        // "12 of 40" in any language.
        const [done = 0, total = 0] = (said.trim().split('\n').at(-1)?.match(/\d+/g) ?? []).map(Number)
        if (total > 0 && done * 3 > total) resolve()
      })
    })
    const ended = once(child, 'exit').then(([status]) => {
      memory.stop()
      return status as number | null
    })
    return { child, ended, memory, isUnderWay, said: () => said }
  }
  const first = type()
  const early = await Promise.race([first.isUnderWay.then(() => 'running' as const), first.ended])
  const most = await first.memory.lap()
  const kills = early === 'running' ? 1 : 0
  if (kills === 0) {
    if (early !== 0) throw new Error(first.said())
    return { seconds: (performance.now() - start) / 1_000, memory: most, kills, after: 0 }
  }
  first.child.kill('SIGKILL')
  await first.ended
  const killed = performance.now()
  const second = type()
  if ((await second.ended) !== 0) throw new Error(`the import did not come to its end: ${second.said()}`)
  const [seconds, after] = [start, killed].map((from) => (performance.now() - from) / 1_000) as [number, number]
  return { seconds, after, kills, memory: Math.max(most, await second.memory.lap()) }
}
