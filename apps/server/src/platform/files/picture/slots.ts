/** Runs at most `count` pieces of work at a time; the others wait in the order they came. */
export type Slots = <Result>(work: () => Promise<Result>) => Promise<Result>

export function createSlots(count: number): Slots {
  let free = count
  const waiting: (() => void)[] = []
  return async (work) => {
    if (free > 0) free -= 1
    else await new Promise<void>((resolve) => waiting.push(resolve))
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else free += 1
    }
  }
}

/** Pictures that come from outside are unpacked one at a time in the whole server: one may take 200 MB. */
export const onePictureAtATime: Slots = createSlots(1)
