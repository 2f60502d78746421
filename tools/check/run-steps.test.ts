import { expect, it } from 'vitest'
import { runSteps } from './run-steps.ts'

it('counts steps, goes on after a failure, and prints what to mend', async () => {
  const lines: string[] = []
  const steps = [
    { name: 'good', run: async () => '' },
    { name: 'bad', run: async () => 'mend this' },
    { name: 'broken', run: async () => Promise.reject(new Error('no such tool')) },
  ]
  expect(await runSteps(steps, (line) => lines.push(line))).toEqual({
    passed: 1,
    failed: 2,
    skipped: 0,
    failures: ['check: bad', 'check: broken'],
  })
  expect(lines).toContain('mend this')
  expect(lines.join()).toContain('no such tool')
})
