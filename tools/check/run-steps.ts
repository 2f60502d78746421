import type { Step } from './steps.ts'

export interface Counts {
  passed: number
  failed: number
  skipped: number
  /** What failed, a line each. */
  failures: string[]
  /** what passed only at the second try, a line each */
  again?: string[]
  /** how long each test took, in milliseconds */
  took?: { what: string; ms: number }[]
}

const AT_ONCE = 2

/** Runs the steps, two at a time, and prints one line for each, with what to mend below the failed ones. */
export async function runSteps(steps: Step[], print: (line: string) => void): Promise<Counts> {
  const counts: Counts = { passed: 0, failed: 0, skipped: 0, failures: [] }
  const waiting = [...steps]
  const work = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) {
      const began = performance.now()
      const output = await step.run().catch((error: unknown) => String(error))
      const seconds = ((performance.now() - began) / 1000).toFixed(1)
      print(`${output ? '✗' : '✓'} ${step.name} (${seconds} s)`)
      if (output) print(output)
      counts[output ? 'failed' : 'passed']++
      if (output) counts.failures.push(`check: ${step.name}`)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  return counts
}
