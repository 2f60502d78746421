/** Rows of one statement. */
export const walkPage = 500

/** All rows, a page at a time, each page from where the last one ended; so it costs the same to the end. */
export async function* walk<Row>(read: (after: Row | undefined) => Promise<Row[]>): AsyncGenerator<Row> {
  let last: Row | undefined
  for (;;) {
    const rows = await read(last)
    yield* rows
    last = rows.at(-1)
    if (rows.length < walkPage) return
  }
}
