import type { Client } from '@matai/client'
import { startEmbedded } from '../apps/server/src/platform/db/embedded/embedded.ts'
import { startTestApp } from '../apps/server/src/testing/test-app.ts'
import { type Figure, lineOf } from './scans/figures.ts'
import { inTemporaryFolder } from './temporary-folder.ts'

const owners = 16
const qrCodesEach = 100
const seconds = Number(process.env.BENCH_SECONDS ?? 8)

/** What owners do, by how often: they look more than they write. */
const mix = { list: 5, search: 2, statistics: 2, save: 1 } as const
type Deed = keyof typeof mix
const deeds = (Object.keys(mix) as Deed[]).flatMap((deed) => Array<Deed>(mix[deed]).fill(deed))

const content = (text: string) => [{ id: 'text', type: 'richText' as const, html: `<p>${text}</p>` }]

async function doOnce(client: Client, deed: Deed, round: number): Promise<void> {
  if (deed === 'list') await client.qrCodes.getCodeList({})
  else if (deed === 'search') await client.qrCodes.getCodeList({ keyword: '灭火器' })
  else if (deed === 'statistics') await client.stats.getMaininfo({})
  else await client.qrCodes.save({ name: `灭火器 ${round}`, blocks: content(`第 ${round} 次检查`) })
}

/** One owner at work until the end, every deed timed. */
async function work(client: Client, offset: number, times: Record<Deed, number[]>, end: number): Promise<void> {
  for (let round = offset; performance.now() < end; round += 1) {
    const deed = deeds[round % deeds.length] ?? 'list'
    const start = performance.now()
    await doOnce(client, deed, round)
    times[deed].push(performance.now() - start)
  }
}

function figuresOf(times: Record<Deed, number[]>): Figure[] {
  const all = Object.values(times).flat()
  const slowest = (of: number[]) => of.toSorted((a, b) => a - b)[Math.floor(of.length * 0.95)] ?? 0
  return [
    { name: 'calls, all kinds', value: all.length / seconds, unit: '/s' },
    ...(Object.keys(mix) as Deed[]).map(
      (deed): Figure => ({ name: `${deed}, p95 at ${owners} owners`, value: slowest(times[deed]), unit: 'ms' }),
    ),
  ]
}

/** Owners who list, search, look at statistics and save, all at the same time, through the gate. */
export async function run(): Promise<{ title: string; figures: Figure[] }> {
  return inTemporaryFolder(async (folder) => {
    const log = { info: () => undefined, warn: console.warn, error: console.error }
    const database = await startEmbedded({ dataDir: folder, address: 'bench', log })
    const app = await startTestApp({ environment: { DATABASE_URL: database.url } })
    try {
      const clients: Client[] = []
      for (let owner = 0; owner < owners; owner += 1) clients.push((await app.signUp()).client)
      for (const client of clients) {
        for (let round = 0; round < qrCodesEach; round += 1) await doOnce(client, 'save', round)
      }
      const times: Record<Deed, number[]> = { list: [], search: [], statistics: [], save: [] }
      const end = performance.now() + seconds * 1_000
      await Promise.all(clients.map((client, owner) => work(client, owner * 3, times, end)))
      return { title: 'console', figures: figuresOf(times) }
    } finally {
      await app.close()
      await database.stop()
    }
  })
}

if (import.meta.main) {
  const { figures } = await run()
  process.stdout.write(`${figures.map(lineOf).join('\n')}\n`)
}
