/** No answer came: the network, or a server that cannot at the moment. What was sent may have arrived. */
export class Unanswered extends Error {}

/** The server said no, in a sentence. */
export class Refused extends Error {
  readonly issues: readonly Issue[]
  constructor(message: string, issues: readonly Issue[] = []) {
    super(message)
    this.issues = issues
  }
}

export interface Issue {
  path: (string | number)[]
  message: string
}

/** Codes of answers that another try may change: too many at once, and failures of the server. */
const passing = new Set([1007, 1500])

/** A call of visitors. The key is that of an attempt, so that it can be sent again. */
export async function call<Data>(path: string, input: object, key?: string): Promise<Data> {
  const answer = await fetch(path, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'Accept-Language': document.documentElement.lang,
      ...(key && { 'Idempotency-Key': key }),
    },
    body: JSON.stringify(input),
  }).catch(unanswered)
  const said: unknown = await answer.json().catch(unanswered)
  const { code, msg, data } = said as { code: number; msg: string; data: Data & { issues?: Issue[] } }
  if (code === 0) return data
  if (typeof code !== 'number' || passing.has(code)) throw new Unanswered(msg)
  throw new Refused(msg, data?.issues)
}

const unanswered = (): never => {
  throw new Unanswered()
}
