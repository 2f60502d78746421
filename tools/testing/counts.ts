import type { Counts } from '../check/run-steps.ts'

/** What Vitest's JSON reporter writes, as far as it is counted. */
export interface VitestReport {
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  numTodoTests: number
  testResults: { name: string; status: string; message: string; assertionResults: VitestResult[] }[]
}

interface VitestResult {
  fullName: string
  status: string
  duration?: number
  failureMessages: string[] | null
}

/** What Playwright's JSON reporter writes, as far as it is counted. */
export interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
  errors: { message?: string }[]
  suites: PlaywrightSuite[]
}

interface PlaywrightSuite {
  title: string
  specs: { title: string; tests: { projectName: string; status: string; results: PlaywrightResult[] }[] }[]
  suites?: PlaywrightSuite[]
}

interface PlaywrightResult {
  duration?: number
  errors: { message?: string }[]
  /** Where in the test it stopped. */
  errorLocation?: { line: number }
}

/** A file that could not even be loaded has no tests, and counts as one that failed. */
export function countVitest(report: VitestReport): Counts {
  const failures = report.testResults.flatMap(({ name, status, message, assertionResults }) => {
    if (status === 'failed' && assertionResults.length === 0) return [line(name, message)]
    const failed = assertionResults.filter((result) => result.status === 'failed')
    return failed.map(({ fullName, failureMessages }) => line(`${name}: ${fullName}`, failureMessages?.[0]))
  })
  const unloaded = report.testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0)
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + unloaded.length,
    skipped: report.numPendingTests + report.numTodoTests,
    failures,
    took: report.testResults.flatMap(({ name, assertionResults }) =>
      assertionResults.map(({ fullName, duration = 0 }) => ({ what: `${name}: ${fullName}`, ms: duration })),
    ),
  }
}

/** A test that passed at the second try has passed, and is named: a slow machine is no fault, a test that often needs it is. */
export function countPlaywright({ stats, errors, suites }: PlaywrightReport): Counts {
  const failed = stats.unexpected
  return {
    passed: stats.expected + stats.flaky,
    failed: failed || (errors.length ? 1 : 0),
    skipped: stats.skipped,
    failures: [
      ...errors.map(({ message }) => line('playwright', message)),
      ...suites.flatMap((suite) => namedOf(suite, 'unexpected')),
    ],
    again: suites.flatMap((suite) => namedOf(suite, 'flaky')),
    took: suites.flatMap((suite) => timesOf(suite)),
  }
}

function timesOf({ title, specs, suites = [] }: PlaywrightSuite): NonNullable<Counts['took']> {
  const own = specs.flatMap((spec) =>
    spec.tests.map(({ projectName, results }) => ({
      what: `[${projectName}] ${title} › ${spec.title}`,
      ms: results.reduce((total, { duration = 0 }) => total + duration, 0),
    })),
  )
  return [...own, ...suites.flatMap((suite) => timesOf(suite))]
}

/** The tests of a suite that ended so, a line each. */
function namedOf({ title, specs, suites = [] }: PlaywrightSuite, ending: string, above = ''): string[] {
  const path = above ? `${above} › ${title}` : title
  const own = specs.flatMap((spec) =>
    spec.tests
      .filter(({ status }) => status === ending)
      .map(({ projectName, results }) => {
        const stopped = results.flatMap(({ errorLocation }) => errorLocation ?? []).map((place) => `:${place.line}`)
        const why = results.flatMap(({ errors }) => errors)[0]?.message
        return line(`[${projectName}] ${path}${stopped.join('')} › ${spec.title}`, why)
      }),
  )
  return [...own, ...suites.flatMap((suite) => namedOf(suite, ending, path))]
}

// Colours of a terminal.
const escapes = new RegExp(`${String.fromCodePoint(27)}\\[[0-9;]*m`, 'g')

/** What failed and the first words of why, on one line. */
function line(what: string, why = ''): string {
  const reason = why
    .replaceAll(escapes, '')
    .split('\n')
    .find((text) => text.trim())
  return reason ? `${what}: ${reason.trim().slice(0, 300)}` : what
}

export const sum = (all: Counts[]): Counts => ({
  passed: all.reduce((total, { passed }) => total + passed, 0),
  failed: all.reduce((total, { failed }) => total + failed, 0),
  skipped: all.reduce((total, { skipped }) => total + skipped, 0),
  failures: all.flatMap(({ failures }) => failures),
  again: all.flatMap(({ again }) => again ?? []),
  took: all.flatMap(({ took }) => took ?? []),
})

/** The tests that took longest, a line each. */
export const slowest = ({ took = [] }: Counts, most = 10): string[] =>
  took
    .toSorted((one, other) => other.ms - one.ms)
    .slice(0, most)
    .map(({ what, ms }) => `${(ms / 1_000).toFixed(1)} s: ${what}`)

/** The last line of a run. */
export const summary = ({ passed, failed, skipped }: Counts) =>
  `${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`
