import { mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { startEmbedded } from '../apps/server/src/platform/db/embedded/embedded.ts'
import { stepBack } from '../apps/server/src/platform/threads/answer-orders.ts'
import { makeBelongings } from '../apps/server/src/testing/samples.ts'
import { startTestApp } from '../apps/server/src/testing/test-app.ts'
import { inputFor, type Target, targets } from './hostile-calls/inputs.ts'
import { startScanner } from './hostile-calls/scanner.ts'
import { randomBy } from './hostile-calls/texts.ts'
import type { Figure } from './scans/figures.ts'
import { startServerProcess } from './server-process.ts'
import { inTemporaryFolder } from './temporary-folder.ts'

const { values: flags } = parseArgs({
  options: { requests: { type: 'string' }, seed: { type: 'string' }, only: { type: 'string' } },
  allowPositionals: true,
  strict: false,
})
const requests = Number(flags.requests ?? 1_500)
const seed = Number(flags.seed ?? 7)

/** Milliseconds between two looks of the server at its own loop, which stand in every delay that it tells. */
const lookEvery = 10

interface Seen {
  what: string
  took: number
  hold: number
  /** Milliseconds that the server's main thread waited for a core meanwhile: other work of the machine, not its own. */
  waited: number
  scan: number
  code: number
  draws: boolean
  fault: string | undefined
}

/** Every call that takes texts or lists with as much as it may take and more, one after the other, beside scans of a code. */
export async function run(): Promise<{ title: string; figures: Figure[]; notes?: string }> {
  return inTemporaryFolder(async (folder) => {
    await mkdir(folder, { recursive: true })
    const log = { info: () => undefined, warn: console.warn, error: console.error }
    const database = await startEmbedded({ dataDir: join(folder, 'database'), address: 'bench', log })
    const dataDir = join(folder, 'data')
    const app = await startTestApp({ environment: { DATABASE_URL: database.url }, dataDir })
    const owner = await app.signUp({ tier: 'enterprise' })
    const own = await makeBelongings(owner, app)
    const code = await owner.client.qrCodes.save({
      name: '门',
      blocks: [{ id: 't', type: 'richText', html: '<p>1</p>' }],
    })
    const SECRET = app.settings.SECRET ?? ''
    const server = await startServerProcess({ DATABASE_URL: database.url, DATA_DIR: dataDir, SECRET })
    const scanner = startScanner(`${server.origin}/q/${code.id}`)
    // Who attacks sits at another machine: what making megabytes of it costs is not to be taken from the server.
    stepBack()
    try {
      const all = targets().filter(({ key }) => !flags.only || key.includes(String(flags.only)))
      const random = randomBy(seed)
      const seen: Seen[] = []
      await holdOf(server.origin)
      let before = await waitedFor(server.pid)
      await scanner.lap()
      for (let number = 0; number < requests; number += 1) {
        const target = all[number % all.length]
        if (!target) break
        const { input, what } = await inputFor(target, { random, own, app, file: String(own.file) })
        const asked = await ask(server.origin, owner.token, target, input)
        const [hold, scan, after] = [await holdOf(server.origin), await scanner.lap(), await waitedFor(server.pid)]
        const waited = after - before
        before = after
        seen.push({
          ...asked,
          hold,
          waited,
          scan,
          what: `${target.key} ${what}, request ${number}`,
          draws: draws(target),
        })
      }
      return report(seen)
    } finally {
      await scanner.stop()
      await server.stop()
      await app.close()
      await database.stop()
    }
  })
}

/** Whether a call answers with something drawn, or draws what it is given to see whether it can be read. */
function draws({ key, call }: Target): boolean {
  return call.answer === 'picture' || /^(?:styles|styleTemplates|labels)\.|setStyle|SetStyle|exports\./i.test(key)
}

async function ask(origin: string, token: string, { call }: Target, input: Record<string, unknown>) {
  const isQuery = call.carrier === 'query'
  const query = isQuery
    ? `?${new URLSearchParams(Object.entries(input).map(([name, value]) => [name, String(value)]))}`
    : ''
  const body = isQuery ? null : JSON.stringify(input)
  const start = performance.now()
  try {
    const answer = await fetch(`${origin}${call.path}${query}`, {
      method: call.method,
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json', 'Accept-Language': 'en' },
      body,
    })
    const text = await answer.text()
    const took = performance.now() - start
    const isJson = answer.headers.get('content-type')?.includes('json') ?? false
    const said = isJson ? (JSON.parse(text) as { code: number; msg: string }) : { code: 0, msg: '' }
    const isFault = said.code === 1500 || answer.status >= 500
    return { took, code: said.code, fault: isFault ? `${answer.status} ${said.code} ${said.msg}` : undefined }
  } catch (error) {
    const why = error instanceof Error && error.cause ? ` (${String(error.cause)})` : ''
    return { took: performance.now() - start, code: -1, fault: `${String(error)}${why}` }
  }
}

/** Every asking for the first of them reads all of the loop's figures anew. */
const lag = ['nodejs_eventloop_lag_seconds', 'nodejs_eventloop_lag_max_seconds'].map((name) => `name[]=${name}`)

/** Milliseconds that the server's loop was held at the longest since this was asked last. */
async function holdOf(origin: string): Promise<number> {
  // Nobody else asks for all figures after every call: writing thousands of lines would be what is measured.
  const text = await (await fetch(`${origin}/metrics?${lag.join('&')}`)).text()
  const seconds = Number(/^nodejs_eventloop_lag_max_seconds (\S+)/m.exec(text)?.[1] ?? Number.NaN)
  return Math.max(0, seconds * 1_000 - lookEvery)
}

/** Milliseconds that the main thread of a process was ready and had no core; 0 where the system does not tell. */
async function waitedFor(pid: number): Promise<number> {
  const text = await readFile(`/proc/${pid}/schedstat`, 'utf8').catch(() => '')
  return Number(text.split(' ')[1] ?? 0) / 1e6
}

function report(seen: Seen[]): { title: string; figures: Figure[]; notes: string } {
  const faults = seen.filter(({ fault }) => fault)
  const plain = seen.filter((one) => !one.draws)
  const most = (of: Seen[], by: (one: Seen) => number) => of.toSorted((one, other) => by(other) - by(one))
  const [byHold, byScan, byTime] = [
    most(seen, ({ hold }) => hold),
    most(seen, ({ scan }) => scan),
    most(plain, ({ took }) => took),
  ]
  const own = ({ hold, waited }: Seen) => Math.max(0, hold - waited)
  const byOwn = most(seen, own)
  const share = seen.filter(({ code }) => code === 0).length / seen.length
  const lines = (title: string, of: Seen[], by: (one: Seen) => number) => [
    `  ${title}:`,
    ...of.slice(0, 8).map((one) => `    ${by(one).toFixed(0)} ms  ${one.what} (${one.code})`),
  ]
  return {
    title: 'Hostile calls',
    figures: [
      { name: 'calls', value: seen.length, unit: '' },
      { name: 'share that was taken', value: share, unit: '' },
      { name: 'failures', value: faults.length, unit: '', goal: { atMost: 0 } },
      { name: 'longest hold of the loop', value: byHold[0]?.hold ?? Number.NaN, unit: 'ms' },
      {
        name: 'the same without waiting for a core',
        value: byOwn[0] ? own(byOwn[0]) : Number.NaN,
        unit: 'ms',
        goal: { atMost: 50 },
      },
      { name: 'slowest scan', value: byScan[0]?.scan ?? Number.NaN, unit: 'ms', goal: { atMost: 100 } },
      {
        name: 'slowest call that does not draw',
        value: byTime[0]?.took ?? Number.NaN,
        unit: 'ms',
        goal: { atMost: 1_000 },
      },
    ],
    notes: [
      ...lines('longest holds', byHold, ({ hold }) => hold),
      ...lines('without waiting for a core', byOwn, own),
      ...lines('slowest scans', byScan, ({ scan }) => scan),
      ...lines('slowest calls', byTime, ({ took }) => took),
      ...faults.slice(0, 20).map(({ what, fault }) => `  FAILED ${what}: ${fault}`),
    ].join('\n'),
  }
}
