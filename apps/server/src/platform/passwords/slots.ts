import { tooManyRequests } from '../failure.ts'

/** Lets at most `size` pieces of work run at a time and at most `waiting` wait; more are refused with 1007. */
export function createSlots({ size, waiting }: { size: number; waiting: number }) {
  let running = 0
  const queue: (() => void)[] = []
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (running < size) running += 1
    else if (queue.length >= waiting) tooManyRequests(1)
    else await new Promise<void>((resolve) => queue.push(resolve))
    try {
      return await work()
    } finally {
      const next = queue.shift()
      // A waiting piece takes over the slot, so nothing can slip in between.
      if (next) next()
      else running -= 1
    }
  }
}
