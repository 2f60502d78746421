import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { makeCode } from '../apps/server/src/testing/nodes/deeds.fixture.ts'
import { createReach, registerOwner } from '../apps/server/src/testing/nodes/owner.ts'
import { sharedMemoryOf } from './rest/shared-memory.ts'
import { type Figure, median } from './scans/figures.ts'
import { startServerProcess } from './server-process.ts'
import { inTemporaryFolder } from './temporary-folder.ts'
import { heldBy } from './video/memory.ts'

const MB = 1024 ** 2
const rounds = Number(process.env.BENCH_ROUNDS ?? 5)
/** Seconds until a server that was started has nothing to do any more. */
const settled = Number(process.env.BENCH_REST ?? 60)

/** A server that nobody asks anything: how soon it is there, and what it holds. About two minutes; Linux only. */
export async function run(): Promise<{ title: string; figures: Figure[] }> {
  return inTemporaryFolder(async (dataDir) => {
    const environment = { DATA_DIR: dataDir, DATABASE_URL: '', SECRET: '' }
    const first = await timed(() => startReady(environment))
    const reach = createReach([{ origin: first.result.origin, isUp: true }])
    await makeCode(await registerOwner(reach, [{ ...nobody, dataDir }]))
    await first.result.stop()

    const seconds: number[] = []
    for (let round = 0; round < rounds; round += 1) {
      const again = await timed(() => startReady(environment))
      seconds.push(again.seconds)
      await again.result.stop()
    }
    const cut = await startReady(environment)
    cut.kill()
    await sleep(500)
    const afterKill = await timed(() => startReady(environment))

    const server = afterKill.result
    const postmaster = Number(readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')[0])
    try {
      await sleep(settled * 1_000)
      return {
        title: `A server at rest, ${settled} s after its start`,
        figures: [
          { name: 'first start, with a new database', value: first.seconds, unit: 's' },
          { name: 'second start until it is ready', value: median(seconds), unit: 's', goal: { atMost: 1.5 } },
          { name: 'start after it was killed', value: afterKill.seconds, unit: 's' },
          { name: 'memory of the server', value: (await heldBy(server.pid)) / MB, unit: 'MB', goal: { atMost: 150 } },
          { name: 'memory of its database', value: sharedMemoryOf(postmaster) / MB, unit: 'MB' },
        ],
      }
    } finally {
      await server.stop()
    }
  })
}

/** Ready is what a proxy takes for it. */
async function startReady(environment: Record<string, string>) {
  const server = await startServerProcess(environment)
  while (!(await fetch(`${server.origin}/readyz`)).ok) await sleep(10)
  return server
}

/** A node of which only the outbox is looked at. */
const nobody = {
  origin: '',
  pid: 0,
  isUp: true,
  start: async () => undefined,
  kill: async () => undefined,
  pause: async () => undefined,
  memory: () => 0,
}

async function timed<Result>(work: () => Promise<Result>): Promise<{ result: Result; seconds: number }> {
  const start = performance.now()
  const result = await work()
  return { result, seconds: (performance.now() - start) / 1_000 }
}
