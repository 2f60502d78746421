/** Where the last print on a paper ended, kept on this computer: papers of labels are used up bit by bit. */
const keyOf = (paper: string) => `print-next:${paper}`

export function rememberNext(paper: string, next: number): void {
  localStorage.setItem(keyOf(paper), String(next))
}

/** The first free cell of a sheet that was begun; undefined for a new one. */
export function nextOn(paper: string): number | undefined {
  const next = Number(localStorage.getItem(keyOf(paper)))
  return Number.isInteger(next) && next > 1 ? next : undefined
}
