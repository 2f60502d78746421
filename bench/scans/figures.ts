export interface Figure {
  name: string
  value: number
  unit: '' | 'µs' | 'ms' | 's' | '/s' | 'KB' | 'MB' | 'points'
  /** What the project asks of it; absent where it is only told. */
  goal?: { atLeast?: number; atMost?: number }
}

export function meetsGoal({ value, goal }: Figure): boolean {
  return value >= (goal?.atLeast ?? Number.NEGATIVE_INFINITY) && value <= (goal?.atMost ?? Number.POSITIVE_INFINITY)
}

/** A figure as a line of the report. */
export function lineOf(figure: Figure): string {
  const { name, value, unit, goal } = figure
  const shown = value < 10 ? value.toFixed(2) : Math.round(value).toString()
  const bound = goal?.atLeast === undefined ? `≤ ${goal?.atMost}` : `≥ ${goal.atLeast}`
  const verdict = goal ? `${bound}  ${meetsGoal(figure) ? 'met' : 'MISSED'}` : ''
  return `${name.padEnd(52)} ${`${shown} ${unit}`.padStart(12)}   ${verdict}`.trimEnd()
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  return sorted.length % 2 ? (sorted[middle] ?? 0) : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2
}
