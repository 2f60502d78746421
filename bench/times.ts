import type { Figure } from './scans/figures.ts'

/** Milliseconds that each of `rounds` calls took, the shortest first; the first call is not counted. */
export async function timesOf(rounds: number, ask: () => Promise<unknown>): Promise<number[]> {
  await ask()
  const times: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    const start = performance.now()
    await ask()
    times.push(performance.now() - start)
  }
  return times.sort((a, b) => a - b)
}

/** Half of the calls, and 19 of 20, took no longer. */
export function figuresOfTimes(name: string, times: readonly number[], atMost: number): Figure[] {
  const at = (share: number) => times[Math.floor(times.length * share)] ?? Number.NaN
  return [
    { name: `${name}, p50`, value: at(0.5), unit: 'ms' },
    { name: `${name}, p95`, value: at(0.95), unit: 'ms', goal: { atMost } },
  ]
}
