import { Agent, request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import type { LoadOrder, LoadResult } from './load-order.ts'

/** Milliseconds in which this program itself gets going; what it measures then is not the server's. */
const settleFor = 1_000

/**
 * Requests at even distances, whatever the answers do, each timed from the moment it was due: a server that stalls is
 * not given time to recover. (autocannon sends a second's requests in one burst and calculates the rest.)
 */
export async function pacedLoad(
  order: LoadOrder & { rate: number; headers: Record<string, string> },
): Promise<LoadResult> {
  const { url, paths, connections, seconds, rate, headers } = order
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const times: number[] = []
  const start = performance.now()
  const counts = start + settleFor
  let failures = 0
  const ask = (path: string, due: number) =>
    new Promise<void>((resolve) => {
      const failed = () => {
        failures += 1
        resolve()
      }
      request(`${url}${path}`, { agent, headers }, (answer) => {
        answer.resume().once('end', () => {
          if (answer.statusCode !== 200) failures += 1
          else if (due >= counts) times.push(performance.now() - due)
          resolve()
        })
      })
        .once('error', failed)
        .end()
    })

  const asked: Promise<void>[] = []
  while (asked.length < rate * seconds) {
    const dueNow = Math.min(Math.floor(((performance.now() - start) / 1000) * rate), rate * seconds)
    while (asked.length < dueNow) {
      const path = paths[Math.floor(Math.random() * paths.length)] ?? '/'
      asked.push(ask(path, start + (asked.length / rate) * 1000))
    }
    await sleep(1)
  }
  await Promise.all(asked)
  agent.destroy()
  times.sort((a, b) => a - b)
  const at = (share: number) => times[Math.min(Math.floor(times.length * share), times.length - 1)] ?? 0
  return {
    answers: times.length,
    perSecond: times.length / (seconds - settleFor / 1_000),
    failures,
    p50: at(0.5),
    p99: at(0.99),
  }
}
