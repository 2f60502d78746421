/**
 * What `work` makes of each piece, in their order: while one is being used, the next `count` are under way. What fails
 * is told when its turn comes.
 */
export async function* ahead<Piece, Result>(
  pieces: AsyncIterable<Piece>,
  count: number,
  work: (piece: Piece) => Promise<Result>,
): AsyncGenerator<Result> {
  const begun: Promise<Result>[] = []
  for await (const piece of pieces) {
    const made = work(piece)
    made.catch(() => undefined) // nobody may be waiting for it yet
    begun.push(made)
    const first = begun.length > count ? begun.shift() : undefined
    if (first) yield await first
  }
  for (const made of begun) yield await made
}
