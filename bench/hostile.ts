import { randomUUID } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { startEmbedded } from '../apps/server/src/platform/db/embedded/embedded.ts'
import { type SignedUp, startTestApp } from '../apps/server/src/testing/test-app.ts'
import { hostileFiles } from './hostile/corpus.ts'
import { openWays, type Stage } from './hostile/ways.ts'
import type { Figure } from './scans/figures.ts'
import { startServerProcess } from './server-process.ts'
import { inTemporaryFolder } from './temporary-folder.ts'
import { watchMemory } from './video/memory.ts'

const MB = 1024 ** 2
const seed = Number(process.env.HOSTILE_SEED ?? 7)
const mutants = Number(process.env.HOSTILE_MUTANTS ?? 24)
/** Uploads that are under way at a time. */
const atATime = Number(process.env.HOSTILE_AT_A_TIME ?? 2)

/** Files that mean harm, each through every upload of a running server: its memory, its answers, and whether any reached out. */
export async function run(): Promise<{ title: string; figures: Figure[]; notes?: string }> {
  return inTemporaryFolder(async (folder) => {
    await mkdir(folder, { recursive: true })
    const secret = `canary-${randomUUID()}`
    const file = join(folder, 'canary.txt')
    await writeFile(file, secret)
    let connections = 0
    const listener = createServer((_, answer) => answer.end(secret)).on('connection', () => (connections += 1))
    await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve))
    const { port } = listener.address() as AddressInfo // a TCP server that listens has an address

    const log = { info: () => undefined, warn: console.warn, error: console.error }
    const database = await startEmbedded({ dataDir: join(folder, 'database'), address: 'bench', log })
    const dataDir = join(folder, 'data')
    const app = await startTestApp({ environment: { DATABASE_URL: database.url }, dataDir })
    const owner = await app.signUp({ tier: 'enterprise' })
    const things = await makeThings(owner)
    const SECRET = app.settings.SECRET ?? ''
    await app.close()
    const server = await startServerProcess({ DATABASE_URL: database.url, DATA_DIR: dataDir, SECRET })
    try {
      const bait = { url: `http://127.0.0.1:${port}`, file }
      const uploads = await attack({ origin: server.origin, token: owner.token, secret, ...things }, server.pid, bait)
      const outward: Figure = {
        name: 'connections that a file made',
        value: connections,
        unit: '',
        goal: { atMost: 0 },
      }
      return { title: 'Hostile uploads', figures: [...uploads.figures, outward], notes: uploads.notes }
    } finally {
      listener.close()
      await server.stop()
      await database.stop()
    }
  })
}

async function makeThings({ client }: SignedUp) {
  const blocks = [{ id: 't', type: 'richText' as const, html: '<p>{{编号}}</p>' }]
  const columns = [
    { key: 'no', name: '编号' },
    { key: 'place', name: '位置' },
  ]
  const template = await client.batches.save({ name: '灭火器', columns, blocks, namePattern: '{{编号}}' })
  const code = await client.qrCodes.save({ name: '门', blocks: [{ id: 't', type: 'richText', html: '<p>1</p>' }] })
  return { template: template.id, code: code.id }
}

async function attack(stage: Stage, pid: number, bait: { url: string; file: string }) {
  const files = await hostileFiles(bait, { seed, mutants })
  const ways = openWays(stage)
  const atRest = watchMemory(pid)
  await sleep(300)
  const before = await atRest.lap()
  const faults: string[] = []
  const peaks: { name: string; most: number }[] = []
  let uploads = 0
  const queue = files.flatMap((file) => ways.map((way) => ({ file, way })))
  const work = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const { file, way } = next
      const found = await way.send(file)
      uploads += 1
      faults.push(...found.map((fault) => `${file.name} by ${way.name}: ${fault}`))
      peaks.push({ name: `${file.name} by ${way.name}`, most: await atRest.lap() })
    }
  }
  await Promise.all(Array.from({ length: atATime }, work))
  atRest.stop()
  const highest = peaks.toSorted((one, other) => other.most - one.most).slice(0, 5)
  const figures: Figure[] = [
    { name: 'uploads', value: uploads, unit: '' },
    { name: 'memory of the server before', value: before / MB, unit: 'MB' },
    { name: 'most memory meanwhile', value: (highest[0]?.most ?? Number.NaN) / MB, unit: 'MB', goal: { atMost: 500 } },
    { name: 'answers that fail, say nothing or tell too much', value: faults.length, unit: '', goal: { atMost: 0 } },
  ]
  return {
    figures,
    notes: [
      ...highest.map(({ name, most }) => `  ${(most / MB).toFixed(0)} MB: ${name}`),
      ...faults.slice(0, 20).map((fault) => `  ${fault}`),
    ].join('\n'),
  }
}
