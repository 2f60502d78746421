import autocannon from 'autocannon'

/** What one run of the load generator is asked for; given as JSON in the first argument. */
export interface LoadOrder {
  url: string
  /** Each connection asks for them in an order of its own. */
  paths: string[]
  connections: number
  seconds: number
  /** Requests a second over all connections; absent: as fast as they are answered. */
  rate?: number
  headers?: Record<string, string>
}

/** What came of it; times in milliseconds. */
export interface LoadResult {
  answers: number
  perSecond: number
  failures: number
  p50: number
  p99: number
}

const phone = {
  'user-agent':
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 MicroMessenger/8.0.50',
  'accept-language': 'zh-CN,zh;q=0.9',
  'accept-encoding': 'gzip, deflate',
}

function shuffled<Item>(items: readonly Item[]): Item[] {
  const places = items.map((item) => ({ item, at: Math.random() }))
  return places.sort((a, b) => a.at - b.at).map(({ item }) => item)
}

async function load({ url, paths, connections, seconds, rate, headers = {} }: LoadOrder): Promise<LoadResult> {
  const result = await autocannon({
    url,
    connections,
    duration: seconds,
    headers: { ...phone, ...headers },
    ...(rate ? { overallRate: rate } : {}),
    setupClient: (client) => client.setRequests(shuffled(paths).map((path) => ({ method: 'GET', path }))),
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
