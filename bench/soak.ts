import { rmSync, writeFileSync } from 'node:fs'
import { setPriority } from 'node:os'
import { dirname } from 'node:path'
import { setTimeout as rest } from 'node:timers/promises'
import { ringsOf, rulesOfGuide } from './soak/alerts.ts'
import { openBooks } from './soak/books.ts'
import { type Chance, createChance } from './soak/chance.ts'
import { faults } from './soak/faults.ts'
import { growthOf } from './soak/growth.ts'
import { startLoad } from './soak/load.ts'
import { lookForAll } from './soak/look-for-all.ts'
import { oneForEachAlert } from './soak/one-for-each-alert.ts'
import { faultsOf, type Happened, type Outcome, reportOf } from './soak/report.ts'
import { type Watch, watch } from './soak/watch.ts'
import { createWorld, type World } from './soak/world.ts'
import { inTemporaryFolder } from './temporary-folder.ts'
import type { Figure } from './scans/figures.ts'

const word = (name: string) => process.argv.find((one) => one.startsWith(`--${name}=`))?.slice(name.length + 3)
const option = (name: string, usual: number) => Number(word(name) ?? usual)
const tell = (sentence: string) => void process.stderr.write(`${new Date().toISOString()} ${sentence}\n`)

/** Whoever else uses this machine comes first. */
const niceness = 5

/** One fault for each alert, and then the end. */
const isForAlerts = process.argv.includes('--alerts')

/**
 * `--minutes=60 --seed=7 --every=60` (seconds between faults), `--rate=0.5` (of the usual load), `--only=killWeb,cutFiles`,
 * `--alerts` (five minutes, in which every alert of the guide has to ring), `--report=soak.md`.
 */
export async function run(): Promise<{ title: string; figures: Figure[]; notes: string }> {
  const seed = option('seed', 7)
  const minutes = option('minutes', isForAlerts ? 5 : 60)
  const every = option('every', isForAlerts ? 40 : 60) * 1_000
  const rate = option('rate', 1)
  setPriority(niceness) // what is started here inherits it
  const outcome = await inTemporaryFolder(async (folder) => {
    const world = await createWorld(folder)
    // Whoever breaks it off leaves nothing running.
    const end = (signal: string) => {
      tell(`broken off by ${signal}`)
      void world.close().finally(() => {
        rmSync(dirname(folder), { recursive: true, force: true })
        process.exit(1)
      })
    }
    process.once('SIGTERM', end).once('SIGINT', end)
    try {
      return await soak(world, { seed, minutes, every, rate })
    } finally {
      await world.close()
    }
  })
  const report = reportOf(outcome)
  const file = word('report')
  if (file) writeFileSync(file, report)
  const wrong = faultsOf(outcome)
  return {
    title: `Soak of ${minutes} minutes, seed ${seed}`,
    figures: [{ name: 'what speaks against it', value: wrong.length, unit: '', goal: { atMost: 0 } }],
    notes: `\n${report}`,
  }
}

async function soak(
  world: World,
  { seed, minutes, every, rate }: { seed: number; minutes: number; every: number; rate: number },
): Promise<Outcome> {
  const books = openBooks()
  const load = await startLoad(world, books, rate)
  const watching = watch(world)
  const start = Date.now()
  const ending = new AbortController()
  process.once('SIGUSR2', () => ending.abort())
  const until = start + minutes * 60_000
  const happened = await doFaults(world, { chance: createChance(seed), until, every, ending: ending.signal })
  tell('the load ends')
  await load.stop()
  const end = Date.now()
  await watching.stop()
  tell('looks for all that was answered')
  const { rangAt } = rings(watching)
  for (const one of happened) {
    one.rang = [...rangAt].filter(([, times]) => times.some((at) => isOf(at, one, every))).map(([alert]) => alert)
  }
  return {
    seed,
    rate,
    minutes: (end - start) / 60_000,
    isPooled: world.pooler !== undefined,
    loads: watching.loads,
    start,
    happened,
    found: await lookForAll(world.databaseUrl, load, books),
    growth: growthOf(watching.memory, watching.scrapes),
    alerts: [...rangAt].map(([alert, times]) => ({
      alert,
      rangAt: times,
      unexplained: times.filter((at) => !happened.some((one) => isOf(at, one, every))).length,
    })),
    isForAlerts,
    books,
  }
}

/** An alert may come a while after its fault, and before the next one. */
const isOf = (at: number, { from, until }: Happened, every: number) =>
  at >= from && at <= Math.max(until + 5_000, from + every)

/** Milliseconds after the last fault in which its alerts may ring. */
const echo = 10_000

/**
 * Every fault that is possible, in an order of the seed, and again in another one; until it is told to end, or its time is
 * over. Where it is for the alerts, each of theirs once, however long that takes.
 */
async function doFaults(
  world: World,
  { chance, until, every, ending }: { chance: Chance; until: number; every: number; ending: AbortSignal },
): Promise<Happened[]> {
  const happened: Happened[] = []
  const only = word('only')?.split(',')
  const wanted = faults.filter(
    ({ name, isPossible }) => (only?.includes(name) ?? true) && (isPossible?.(world) ?? true),
  )
  let waiting = isForAlerts ? oneForEachAlert(rulesOfGuide(), wanted) : []
  const wait = (milliseconds: number) =>
    rest(Math.max(0, milliseconds), undefined, { signal: ending }).catch(() => undefined) // told to end
  for (
    let due = Date.now() + every / 2;
    !ending.aborted && (isForAlerts ? waiting.length > 0 : due + every / 2 < until);
    due = Math.max(due + every, Date.now())
  ) {
    await wait(due - Date.now())
    if (ending.aborted) break
    if (waiting.length === 0) waiting = chance.shuffled(wanted)
    const [fault, ...others] = waiting
    if (!fault) break
    waiting = others
    const one: Happened = {
      name: fault.name,
      about: fault.about,
      rings: fault.rings,
      rang: [],
      from: Date.now(),
      until: 0,
    }
    happened.push(one)
    tell(fault.about)
    await fault.run(world, chance).catch((error: Error) => {
      one.problem = error.message
    })
    one.until = Date.now()
  }
  await wait(Math.max(until, (happened.at(-1)?.until ?? 0) + echo) - Date.now())
  return happened
}

/** When each alert of the guide rang for any node. */
function rings({ scrapes }: Watch): { rangAt: Map<string, number[]> } {
  const rangAt = rulesOfGuide().map((rule): [string, number[]] => [
    rule.alert,
    [...scrapes.values()].flatMap((ofNode) => ringsOf(rule, ofNode)),
  ])
  return { rangAt: new Map(rangAt) }
}
