/** Rows of a list that an author puts in order. */
export const movedTo = <Row>(rows: readonly Row[], from: number, to: number): Row[] => {
  const row = rows[from]
  return row === undefined ? [...rows] : rows.toSpliced(from, 1).toSpliced(to, 0, row)
}

/** One row with some of it changed. */
export const changedAt = <Row extends object>(rows: readonly Row[], at: number, change: Partial<Row>): Row[] =>
  rows.map((row, place) => (place === at ? { ...row, ...change } : row))
