import { tooManyRequests } from '../failure.ts'

/** Work that is done one piece after the other, for many. */
export interface FairTurns {
  /** `owner`: for whom; owners take turns, whatever each of them has waiting. Refused when an owner asks for too much. */
  take<Answer>(owner: number, work: () => Promise<Answer>): Promise<Answer>
}

interface Options {
  /** Pieces of one owner that may wait. */
  mostWaiting: number
  /** Pieces of all owners together after which nobody new waits; for work that holds memory meanwhile. */
  mostInAll?: number
  /** When to try again after a refusal, in seconds. */
  retrySeconds: number
  onBusy?: () => void
  onIdle?: () => void
}

/** Owners' worth of pieces after which whoever has more than a few waits until there are fewer. */
const crowd = 8
const few = 4

type Job = () => Promise<void>

export function createFairTurns({
  mostWaiting,
  mostInAll = Number.POSITIVE_INFINITY,
  retrySeconds,
  onBusy = () => undefined,
  onIdle = () => undefined,
}: Options): FairTurns {
  /** By owner, in the order of their turns. */
  const queues = new Map<number, Job[]>()
  /** Pieces by owner, with the one that is being done. */
  const open = new Map<number, number>()
  let isWorking = false

  function nextJob(): Job | undefined {
    const turn = queues.entries().next()
    if (turn.done) return undefined
    const [owner, jobs] = turn.value
    const job = jobs.shift()
    queues.delete(owner)
    if (jobs.length > 0) queues.set(owner, jobs)
    return job
  }

  async function work(): Promise<void> {
    if (isWorking) return
    isWorking = true
    onBusy()
    for (let job = nextJob(); job; job = nextJob()) await job()
    isWorking = false
    onIdle()
  }

  return {
    async take<Answer>(owner: number, piece: () => Promise<Answer>): Promise<Answer> {
      const own = open.get(owner) ?? 0
      const all = sum(open.values())
      const isCrowded = (own >= few && all >= crowd * mostWaiting) || all >= mostInAll
      if (own >= mostWaiting || isCrowded) tooManyRequests(retrySeconds)
      open.set(owner, own + 1)
      try {
        return await new Promise<Answer>((resolve, reject) => {
          const jobs = queues.get(owner) ?? []
          jobs.push(() => piece().then(resolve, reject))
          queues.set(owner, jobs)
          void work()
        })
      } finally {
        const left = (open.get(owner) ?? 1) - 1
        if (left > 0) open.set(owner, left)
        else open.delete(owner)
      }
    },
  }
}

function sum(counts: Iterable<number>): number {
  let all = 0
  for (const count of counts) all += count
  return all
}
