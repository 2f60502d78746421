import { fileURLToPath } from 'node:url'
import { runChild } from './scans/child.ts'
import { cpuOf } from './scans/cpu.ts'
import { type Figure, lineOf, median } from './scans/figures.ts'
import type { LoadOrder, LoadResult } from './scans/load-order.ts'
import { setStage, type Stage } from './scans/stage.ts'

const connections = 64
const rounds = Number(process.env.BENCH_ROUNDS ?? 3)
const seconds = 3
const warmUp = 8
const loader = fileURLToPath(new URL('scans/load.ts', import.meta.url))

interface Round {
  bare: LoadResult
  insert: LoadResult
  spread: LoadResult
  hot: LoadResult
  /** Codes of twenty accounts. */
  many: LoadResult
  /** The same on two web nodes, half of the connections each: scans a second of both. */
  manyOnTwo: number
  /** Microseconds of CPU for one scan of the spread run. */
  nodeCpu: number
  databaseCpu: number
}

async function load(order: Partial<LoadOrder> & Pick<LoadOrder, 'url' | 'paths'>): Promise<LoadResult> {
  const result = JSON.parse(await runChild(loader, [JSON.stringify({ connections, seconds, ...order })])) as LoadResult
  if (result.failures > 0) throw new Error(`${result.failures} requests to ${order.url} failed`)
  return result
}

/** The runs one after the other, so that whatever else the machine does hits all of them. */
async function runRound({ paths, pathsOfMany, postmaster, bare, insert, ours, beside }: Stage): Promise<Round> {
  const bareResult = await load({ url: bare.line, paths })
  const insertResult = await load({ url: insert.line, paths })
  const node = cpuOf(ours.pid)
  const database = cpuOf(postmaster, { whole: true })
  const spread = await load({ url: ours.line, paths })
  const nodeCpu = (cpuOf(ours.pid) - node) / spread.answers
  const databaseCpu = (cpuOf(postmaster, { whole: true }) - database) / spread.answers
  const hot = await load({ url: ours.line, paths: paths.slice(0, 1) })
  const many = await load({ url: ours.line, paths: pathsOfMany })
  const half = { paths: pathsOfMany, connections: connections / 2 }
  const two = await Promise.all([ours, beside].map(({ line }) => load({ url: line, ...half })))
  const manyOnTwo = two.reduce((sum, { perSecond }) => sum + perSecond, 0)
  return { bare: bareResult, insert: insertResult, spread, hot, many, manyOnTwo, nodeCpu, databaseCpu }
}

function figuresOf(all: readonly Round[], half: LoadResult): Figure[] {
  const of = (value: (round: Round) => number) => median(all.map(value))
  return [
    { name: 'bare Fastify, same bytes', value: of((round) => round.bare.perSecond), unit: '/s' },
    { name: 'insert per request', value: of((round) => round.insert.perSecond), unit: '/s' },
    { name: 'Matai, 1,000 codes', value: of((round) => round.spread.perSecond), unit: '/s' },
    { name: 'Matai, one hot code', value: of((round) => round.hot.perSecond), unit: '/s' },
    { name: 'Matai, 20 accounts', value: of((round) => round.many.perSecond), unit: '/s' },
    { name: 'Matai, 20 accounts, two web nodes', value: of((round) => round.manyOnTwo), unit: '/s' },
    {
      name: '20 accounts against one',
      value: of(({ spread, many }) => many.perSecond / spread.perSecond),
      unit: '',
      goal: { atLeast: 0.8 },
    },
    {
      name: 'Matai against bare Fastify',
      value: of(({ spread, bare }) => spread.perSecond / bare.perSecond),
      unit: '',
      goal: { atLeast: 0.5 },
    },
    {
      name: 'Matai against an insert per request',
      value: of(({ spread, insert }) => spread.perSecond / insert.perSecond),
      unit: '',
      goal: { atLeast: 1.5 },
    },
    {
      name: 'hot code against 1,000 codes',
      value: of(({ spread, hot }) => hot.perSecond / spread.perSecond),
      unit: '',
      goal: { atLeast: 0.8 },
    },
    { name: 'CPU of a scan: server', value: of((round) => round.nodeCpu), unit: 'µs' },
    { name: 'CPU of a scan: database', value: of((round) => round.databaseCpu), unit: 'µs' },
    {
      name: 'CPU of a scan: both',
      value: of(({ nodeCpu, databaseCpu }) => nodeCpu + databaseCpu),
      unit: 'µs',
      goal: { atMost: 80 },
    },
    { name: 'p99 at half load', value: half.p99, unit: 'ms', goal: { atMost: 20 } },
  ]
}

/** Scans committed before their answers, page included, at 64 connections; ratios of one interleaved run. About 70 s. */
export async function run(): Promise<{ title: string; figures: Figure[] }> {
  const stage = await setStage({ qrCodes: 1_000 })
  try {
    for (const { line } of [stage.bare, stage.insert, stage.ours]) {
      await load({ url: line, paths: stage.paths, seconds: warmUp })
    }
    for (const { line } of [stage.ours, stage.beside]) await load({ url: line, paths: stage.pathsOfMany })
    await stage.settle()
    const all: Round[] = []
    for (let round = 0; round < rounds; round += 1) all.push(await runRound(stage))
    const rate = Math.round(median(all.map(({ spread }) => spread.perSecond)) / 2)
    await stage.settle()
    const half = await load({ url: stage.ours.line, paths: stage.paths, rate, seconds: 2 * seconds })
    return { title: 'scans', figures: figuresOf(all, half) }
  } finally {
    await stage.clear()
  }
}

if (import.meta.main) {
  const { figures } = await run()
  process.stdout.write(`${figures.map(lineOf).join('\n')}\n`)
}
