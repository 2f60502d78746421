import { loadavg } from 'node:os'
import { setTimeout as rest } from 'node:timers/promises'
import { type Scrape, seriesOf } from './alerts.ts'
import { metricsKey, type World } from './world.ts'

export interface Watch {
  /** By node: what it said of itself, every second. */
  scrapes: Map<string, Scrape[]>
  /** By process: its memory in MB, every five seconds. */
  memory: Map<string, { at: number; megabytes: number }[]>
  /** Of the machine, every five seconds. */
  loads: number[]
  stop(): Promise<void>
}

const scrapeEvery = 1_000
const weighEvery = 5_000

/** Looks at every node as a monitor does. */
export function watch({ nodes }: World): Watch {
  const scrapes: Watch['scrapes'] = new Map(Object.keys(nodes).map((name) => [name, []]))
  const memory: Watch['memory'] = new Map()
  const loads: number[] = []
  let isOver = false
  const scraping = Object.entries(nodes).map(async ([name, { origin }]) => {
    for (let due = Date.now(); !isOver; due = Math.max(due + scrapeEvery, Date.now())) {
      await rest(Math.max(0, due - Date.now()))
      const at = Date.now()
      scrapes.get(name)?.push({ at, series: await ask(origin) })
    }
  })
  const weighing = (async () => {
    for (; !isOver; await rest(weighEvery)) {
      loads.push(loadavg()[0] ?? 0)
      for (const [name, node] of Object.entries(nodes)) {
        const megabytes = node.memory()
        if (megabytes === 0) continue
        const key = `${name} (${node.pid})`
        const weights = memory.get(key) ?? []
        memory.set(key, weights)
        weights.push({ at: Date.now(), megabytes })
      }
    }
  })()
  return {
    scrapes,
    memory,
    loads,
    async stop() {
      isOver = true
      await Promise.all([...scraping, weighing])
    },
  }
}

async function ask(origin: string): Promise<Scrape['series']> {
  try {
    const headers = { Authorization: `Bearer ${metricsKey}` }
    const answer = await fetch(`${origin}/metrics`, { headers, signal: AbortSignal.timeout(2_000) })
    return answer.ok ? seriesOf(await answer.text()) : undefined
  } catch {
    return undefined
  }
}
