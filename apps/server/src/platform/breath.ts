import { setImmediate as turn } from 'node:timers/promises'

/** Milliseconds that work may go on before everybody else has their turn. */
const stretch = 10

/** Between two long steps: lets scans and other calls have their turn. */
export const breath = (): Promise<void> => turn()

/** Does one piece after the other, with a rest whenever that took a while; no piece may take long by itself. */
export async function restBetween<Piece, Result>(
  pieces: Iterable<Piece>,
  work: (piece: Piece, place: number) => Result | Promise<Result>,
): Promise<Awaited<Result>[]> {
  const results: Awaited<Result>[] = []
  let since = performance.now()
  for (const piece of pieces) {
    results.push(await work(piece, results.length))
    if (performance.now() - since < stretch) continue
    await breath()
    since = performance.now()
  }
  return results
}
