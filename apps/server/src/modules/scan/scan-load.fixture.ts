import { Agent, request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'

interface Load {
  /** Scheme, host and port of the node that the next request goes to. */
  address(): string
  paths: readonly string[]
  /** Answers 200 to collect. */
  total: number
  concurrency: number
  /** Told after each answer. */
  onAnswer?(answers: number): void
}

export interface LoadReport {
  answers: number
  /** Requests that broke off on a connection that stood: their scans may or may not be counted. */
  broken: number
  /** Answers other than 200, by status. */
  refused: Record<number, number>
}

const giveUpAfter = 120_000

/** Visitors who ask again until `total` answers have come, however often a server dies meanwhile. */
export async function loadScans({ address, paths, total, concurrency, onAnswer }: Load): Promise<LoadReport> {
  const agent = new Agent({ keepAlive: true, maxSockets: concurrency })
  const report: LoadReport = { answers: 0, broken: 0, refused: {} }
  const end = performance.now() + giveUpAfter
  let asked = 0

  const visitor = async () => {
    while (report.answers < total) {
      if (performance.now() > end) throw new Error(`only ${report.answers} of ${total} answers came`)
      asked += 1
      const outcome = await visitOnce(agent, `${address()}${paths[asked % paths.length]}`)
      if (outcome === 200) {
        report.answers += 1
        onAnswer?.(report.answers)
        continue
      }
      if (outcome === 'broken') report.broken += 1
      else if (outcome !== 'unreached') report.refused[outcome] = (report.refused[outcome] ?? 0) + 1
      await sleep(20)
    }
  }
  await Promise.all(Array.from({ length: concurrency }, visitor))
  agent.destroy()
  return report
}

/** The status, `broken` when the connection broke, `unreached` when there never was one. */
function visitOnce(agent: Agent, url: string): Promise<number | 'broken' | 'unreached'> {
  return new Promise((resolve) => {
    request(url, { agent, headers: { 'user-agent': 'phone' } }, (answer) => {
      answer
        .resume()
        .once('end', () => resolve(answer.statusCode ?? 0))
        .once('error', () => resolve('broken'))
    })
      .once('error', (error: NodeJS.ErrnoException) => resolve(error.code === 'ECONNREFUSED' ? 'unreached' : 'broken'))
      .end()
  })
}
