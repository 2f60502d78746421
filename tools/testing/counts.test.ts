import { expect, it } from 'vitest'
import { countPlaywright, countVitest, slowest, sum, summary } from './counts.ts'

const failedFile = {
  name: 'a.test.ts',
  status: 'failed',
  message: '\u001b[31mno such module\u001b[39m',
  assertionResults: [],
}
const red = { fullName: 'a list is sorted', status: 'failed', failureMessages: ['\nexpected 1 to be 2\n  at line 3'] }
const green = { fullName: 'a list is kept', status: 'passed', failureMessages: [] }

it('counts a test file that cannot be loaded as one failure', () => {
  const report = {
    numPassedTests: 3,
    numFailedTests: 1,
    numPendingTests: 0,
    numTodoTests: 0,
    testResults: [failedFile, { name: 'b.test.ts', status: 'failed', message: '', assertionResults: [red, green] }],
  }
  const failures = ['a.test.ts: no such module', 'b.test.ts: a list is sorted: expected 1 to be 2']
  expect(countVitest(report)).toMatchObject({ passed: 3, failed: 2, skipped: 0, failures })
})

it('counts a browser test that passed at the second try as passed, and names it', () => {
  const stats = { expected: 2, unexpected: 0, flaky: 1, skipped: 0 }
  const tests = [
    {
      projectName: 'zh-390',
      status: 'flaky',
      results: [{ errors: [{ message: 'too late' }], errorLocation: { line: 7 } }, { errors: [] }],
    },
  ]
  const suites = [{ title: 'a.spec.ts', specs: [], suites: [{ title: 'a form', specs: [{ title: 'sends', tests }] }] }]
  const again = ['[zh-390] a.spec.ts › a form:7 › sends: too late']
  const counts = countPlaywright({ stats, errors: [], suites })
  expect(counts).toMatchObject({ passed: 3, failed: 0, skipped: 0, failures: [], again })
})

it('counts browser tests that cannot start as one failure', () => {
  const stats = { expected: 0, unexpected: 0, flaky: 0, skipped: 0 }
  const counts = countPlaywright({ stats, errors: [{ message: 'no server' }], suites: [] })
  expect(counts).toMatchObject({ failed: 1, failures: ['playwright: no server'] })
})

it('ends with one line that names skipped tests only when there are any', () => {
  const one = { passed: 1, failed: 0, skipped: 0, failures: [] }
  expect(summary(sum([one, one]))).toBe('2 passed, 0 failed')
  expect(summary({ ...one, skipped: 2 })).toBe('1 passed, 0 failed, 2 skipped')
})

it('names the tests that took longest, whatever ran them', () => {
  const tests = [{ projectName: 'zh-390', status: 'expected', results: [{ errors: [], duration: 900 }] }]
  const stats = { expected: 1, unexpected: 0, flaky: 0, skipped: 0 }
  const browser = countPlaywright({
    stats,
    errors: [],
    suites: [{ title: 'a.spec.ts', specs: [{ title: 'b', tests }] }],
  })
  const testResults = [
    { name: 'c.test.ts', status: 'passed', message: '', assertionResults: [{ ...green, duration: 1_200 }] },
  ]
  const unit = countVitest({ numPassedTests: 1, numFailedTests: 0, numPendingTests: 0, numTodoTests: 0, testResults })
  expect(slowest(sum([browser, unit]))).toEqual(['1.2 s: c.test.ts: a list is kept', '0.9 s: [zh-390] a.spec.ts › b'])
})
