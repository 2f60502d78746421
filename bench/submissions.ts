import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { contract } from '@matai/contract'
import { startEmbedded } from '../apps/server/src/platform/db/embedded/embedded.ts'
import { startTestApp } from '../apps/server/src/testing/test-app.ts'
import { startChild } from './scans/child.ts'
import { cpuOf } from './scans/cpu.ts'
import type { Figure } from './scans/figures.ts'
import { send } from './submissions/send.ts'
import { sixteenAnswers, sixteenFields } from './submissions/sixteen.ts'
import { inTemporaryFolder } from './temporary-folder.ts'

const count = Number(process.env.BENCH_SUBMISSIONS ?? 5_000)
const concurrency = 32
const node = fileURLToPath(new URL('../apps/server/src/modules/records/records-server.fixture.ts', import.meta.url))
const insert = fileURLToPath(new URL('submissions/insert-server.ts', import.meta.url))

/** Submissions of a form of sixteen fields that are committed before the answer: number, search, filler, chain and all. */
export async function run(): Promise<{ title: string; figures: Figure[] }> {
  return inTemporaryFolder(async (folder) => {
    const log = { info: () => undefined, warn: console.warn, error: console.error }
    const database = await startEmbedded({ dataDir: folder, address: 'bench', log })
    const app = await startTestApp({ environment: { DATABASE_URL: database.url } })
    const env = { DATABASE_URL: database.url, PORT: '0' }
    const ours = await startChild(node, [], env)
    const plain = await startChild(insert, [], env)
    try {
      const { client } = await app.signUp({ tier: 'enterprise' })
      const saved = await client.forms.save({ document: sixteenFields as never, publish: true })
      const { id } = await client.records.address({ formId: saved.id })
      const postmaster = Number(readFileSync(join(folder, 'postgres/postmaster.pid'), 'utf8').split('\n')[0])
      const bodyOf = (round: string) => (nth: number) => ({
        body: JSON.stringify({ id, version: saved.version, answers: sixteenAnswers(nth) }),
        key: `bench-${round}-${nth}`,
      })
      const address = `${ours.line}${contract.filling.submit.path}`
      await send(address, { count: 300, concurrency, bodyOf: bodyOf('warm') })
      await send(`${plain.line}/submit`, { count: 300, concurrency, bodyOf: bodyOf('warm') })
      const [server, postgres] = [cpuOf(ours.pid), cpuOf(postmaster, { whole: true })]
      const kept = await send(address, { count, concurrency, bodyOf: bodyOf('kept') })
      const serverCpu = (cpuOf(ours.pid) - server) / count
      const databaseCpu = (cpuOf(postmaster, { whole: true }) - postgres) / count
      const inserted = await send(`${plain.line}/submit`, { count, concurrency, bodyOf: bodyOf('plain') })
      const at = (share: number) => kept.times[Math.floor(kept.times.length * share)] ?? Number.NaN
      const figures: Figure[] = [
        { name: 'submissions committed', value: count / kept.seconds, unit: '/s' },
        { name: 'an insert per request', value: count / inserted.seconds, unit: '/s' },
        { name: 'submissions against inserts', value: inserted.seconds / kept.seconds, unit: '' },
        { name: 'p50', value: at(0.5), unit: 'ms' },
        { name: 'p99', value: at(0.99), unit: 'ms' },
        { name: 'CPU of a submission: server', value: serverCpu, unit: 'µs' },
        { name: 'CPU of a submission: database', value: databaseCpu, unit: 'µs' },
        { name: 'CPU of a submission: both', value: serverCpu + databaseCpu, unit: 'µs', goal: { atMost: 800 } },
      ]
      return { title: `${count.toLocaleString('en')} submissions at concurrency ${concurrency}`, figures }
    } finally {
      await Promise.all([ours.stop(), plain.stop()])
      await app.close()
      await database.stop()
    }
  })
}
