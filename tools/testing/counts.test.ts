import { expect, it } from 'vitest'
import { countPlaywright, countVitest, sum, summary } from './counts.ts'

const failedFile = { status: 'failed', assertionResults: [] }

it('counts a test file that cannot be loaded as one failure', () => {
  const report = {
    numPassedTests: 3,
    numFailedTests: 1,
    numPendingTests: 0,
    numTodoTests: 0,
    testResults: [failedFile],
  }
  expect(countVitest(report)).toEqual({ passed: 3, failed: 2, skipped: 0 })
})

it('counts a browser test that passed at the second try as failed', () => {
  const stats = { expected: 2, unexpected: 0, flaky: 1, skipped: 0 }
  expect(countPlaywright({ stats, errors: [] })).toEqual({ passed: 2, failed: 1, skipped: 0 })
})

it('counts browser tests that cannot start as one failure', () => {
  const stats = { expected: 0, unexpected: 0, flaky: 0, skipped: 0 }
  expect(countPlaywright({ stats, errors: ['no server'] }).failed).toBe(1)
})

it('ends with one line that names skipped tests only when there are any', () => {
  const one = { passed: 1, failed: 0, skipped: 0 }
  expect(summary(sum([one, one]))).toBe('2 passed, 0 failed')
  expect(summary({ ...one, skipped: 2 })).toBe('1 passed, 0 failed, 2 skipped')
})
