import { startEmbedded } from '../apps/server/src/platform/db/embedded/embedded.ts'
import { type SignedUp, startTestApp, type TestApp } from '../apps/server/src/testing/test-app.ts'
import type { Figure } from './scans/figures.ts'
import { inTemporaryFolder } from './temporary-folder.ts'

const count = Number(process.env.BENCH_CODES ?? 100_000)
/** A tenth of them first: what more of them costs in memory is what grows. */
const few = Math.ceil(count / 10)
const validity = { from: '2020-01-01T00:00:00.000Z', until: '2040-01-01T00:00:00.000Z' }

/** Codes of a coupon made by one call and exported as a workbook by one task, with the memory of the process meanwhile. */
export async function run(): Promise<{ title: string; figures: Figure[] }> {
  return inTemporaryFolder(async (folder) => {
    const log = { info: () => undefined, warn: console.warn, error: console.error }
    const database = await startEmbedded({ dataDir: folder, address: 'bench', log })
    const app = await startTestApp({ environment: { DATABASE_URL: database.url } })
    try {
      const owner = await app.signUp({ tier: 'enterprise' })
      await madeAndExported(app, owner, few)
      const small = await madeAndExported(app, owner, few)
      const large = await madeAndExported(app, owner, count)
      const name = count.toLocaleString('en')
      return {
        title: `${name} codes of a coupon`,
        figures: [
          { name: `${name} made`, value: large.made.seconds, unit: 's', goal: { atMost: 20 } },
          { name: `${name} exported as a workbook`, value: large.exported.seconds, unit: 's', goal: { atMost: 10 } },
          { name: 'memory above rest while they are made', value: large.made.memory, unit: 'MB' },
          { name: 'of a tenth of them', value: small.made.memory, unit: 'MB' },
          { name: 'memory above rest while they are exported', value: large.exported.memory, unit: 'MB' },
          { name: 'of a tenth of them', value: small.exported.memory, unit: 'MB' },
        ],
      }
    } finally {
      await app.close()
      await database.stop()
    }
  })
}

async function madeAndExported(app: TestApp, { client }: SignedUp, quantity: number) {
  let couponId = 0
  const made = await measured(async () => {
    const items = [{ name: '满100减10', quantity }]
    couponId = (await client.coupons.add({ name: '开业券', mode: 'merchant', ...validity, items })).id
  })
  const exported = await measured(async () => {
    const { task } = await client.couponExports.export({ couponId, what: 'excel' })
    await app.modules.exports.work()
    const { state } = await client.exports.taskInfo({ id: task.id })
    if (state !== 'done') throw new Error(`the export is ${state}`)
  })
  return { made, exported }
}

/** Seconds, and megabytes above what the process had before. */
async function measured(work: () => Promise<void>): Promise<{ seconds: number; memory: number }> {
  globalThis.gc?.()
  const before = process.memoryUsage().rss
  let most = before
  const watch = setInterval(() => {
    most = Math.max(most, process.memoryUsage().rss)
  }, 20)
  const begun = performance.now()
  await work()
  clearInterval(watch)
  return { seconds: (performance.now() - begun) / 1_000, memory: (most - before) / 1024 ** 2 }
}
