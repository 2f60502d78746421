import { Agent, request } from 'node:http'

/** Posts `count` bodies, `concurrency` at a time over connections that stay open; answers seconds, and times in ms. */
export async function send(
  url: string,
  {
    count,
    concurrency,
    bodyOf,
  }: { count: number; concurrency: number; bodyOf(nth: number): { body: string; key: string } },
): Promise<{ seconds: number; times: number[] }> {
  const agent = new Agent({ keepAlive: true, maxSockets: concurrency })
  const times: number[] = []
  let next = 0
  async function work(): Promise<void> {
    for (let nth = next++; nth < count; nth = next++) {
      const begun = performance.now()
      await post(url, agent, bodyOf(nth), nth)
      times.push(performance.now() - begun)
    }
  }
  const start = performance.now()
  await Promise.all(Array.from({ length: concurrency }, work))
  agent.destroy()
  return { seconds: (performance.now() - start) / 1_000, times: times.sort((a, b) => a - b) }
}

function post(url: string, agent: Agent, { body, key }: { body: string; key: string }, nth: number): Promise<void> {
  const headers = {
    'Content-Type': 'application/json',
    'Content-Length': Buffer.byteLength(body),
    'Idempotency-Key': key,
    // So many networks that none of them is asked to wait.
    'X-Forwarded-For': `10.${(nth >> 8) % 250}.${nth % 250}.1`,
  }
  return new Promise((resolve, reject) => {
    const sent = request(url, { method: 'POST', agent, headers }, (answer) => {
      let text = ''
      answer.setEncoding('utf8').on('data', (part: string) => {
        text += part
      })
      answer.on('end', () => {
        const isKept = answer.statusCode === 200 && (text.includes('"code":0') || text.startsWith('{"id"'))
        if (isKept) resolve()
        else reject(new Error(`a submission was refused: ${text.slice(0, 200)}`))
      })
    })
    sent.on('error', reject)
    sent.end(body)
  })
}
