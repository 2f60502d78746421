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

/** Pieces as they come, of which the next one is begun while one is being used. What fails is told when its turn comes. */
export async function* early<Piece>(pieces: AsyncGenerator<Piece>): AsyncGenerator<Piece> {
  const begin = () => {
    const next = pieces.next()
    next.catch(() => undefined) // nobody may be waiting for it yet
    return next
  }
  let begun = begin()
  try {
    for (;;) {
      const { done, value } = await begun
      if (done) return
      begun = begin()
      yield value
    }
  } finally {
    await begun.catch(() => undefined)
    await pieces.return(undefined)
  }
}
