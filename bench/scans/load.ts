import autocannon from 'autocannon'
import type { LoadOrder, LoadResult } from './load-order.ts'
import { pacedLoad } from './paced.ts'

const phone = {
  'user-agent':
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 MicroMessenger/8.0.50',
  'accept-language': 'zh-CN,zh;q=0.9',
  'accept-encoding': 'gzip, deflate',
}

/** Paths of one connection: building requests takes time that the server would seem to need. */
const pathsEach = 50

function sample(paths: readonly string[]): string[] {
  return Array.from(
    { length: Math.min(pathsEach, paths.length) },
    () => paths[Math.floor(Math.random() * paths.length)] ?? '',
  )
}

async function load(order: LoadOrder): Promise<LoadResult> {
  const { url, paths, connections, seconds, rate } = order
  const headers = { ...phone, ...order.headers }
  if (rate) return pacedLoad({ ...order, rate, headers })
  const result = await autocannon({
    url,
    connections,
    duration: seconds,
    headers,
    setupClient: (client) => client.setRequests(sample(paths).map((path) => ({ method: 'GET', path }))),
  })
  return {
    answers: result['2xx'],
    perSecond: result['2xx'] / result.duration,
    failures: result.non2xx + result.errors + result.timeouts,
    p50: result.latency.p50,
    p99: result.latency.p99,
  }
}

// In a process of its own, so that the measured server does not share a thread with it.
const order = process.argv[2]
if (import.meta.main && order) process.stdout.write(JSON.stringify(await load(JSON.parse(order) as LoadOrder)))
