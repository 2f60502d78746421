import { spawn } from 'node:child_process'
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Counts, runSteps } from '../check/run-steps.ts'
import { checkSteps } from '../check/steps.ts'
import { budgetStep } from '../size-budget.ts'
import { countPlaywright, countVitest, slowest, sum, summary } from './counts.ts'
import { statementsFolder } from './statements-folder.ts'

const root = process.cwd()
const reports = mkdtempSync(join(tmpdir(), 'matai-reports-'))
chmodSync(reports, 0o755)

const parts: Record<string, () => Promise<Counts>> = {
  check: () => runSteps(checkSteps(root), console.log),
  budget: () => runSteps([budgetStep], console.log),
  unit: () => vitest('unit', ['unit', 'screens']),
  database: () => {
    rmSync(statementsFolder, { recursive: true, force: true })
    return vitest('database', ['database'])
  },
  e2e: playwright,
}

/** Parts that only run when they are asked for. */
const asked: Record<string, () => Promise<Counts>> = {
  /** What the database itself does, for another edition of it, after the database tests. */
  statements: () => vitest('statements', ['database'], { TEST_STATEMENTS: '1' }),
  /** Several servers behind a pooler, some of which are killed; without pgbouncer they reach the database themselves. */
  nodes: () => vitest('nodes', ['database'], { TEST_NODES: '1' }),
}

function vitest(name: string, projects: string[], env: Record<string, string> = {}): Promise<Counts> {
  const file = join(reports, `${name}.json`)
  const chosen = projects.flatMap((project) => ['--project', project])
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  return count(['vitest/vitest.mjs', 'run', ...chosen, ...reporters], env, file, countVitest)
}

function playwright(): Promise<Counts> {
  const file = join(reports, 'e2e.json')
  const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: file, E2E_DATA: join(reports, 'e2e') }
  return count(['@playwright/test/cli.js', 'test', '--reporter=list,json'], env, file, countPlaywright)
}

/** Runs a tool and counts its report; a tool that fails without a failed test counts as one failure. */
async function count<Report>(
  [program = '', ...args]: string[],
  env: Record<string, string>,
  file: string,
  read: (report: Report) => Counts,
): Promise<Counts> {
  const status = await run([join(root, 'node_modules', program), ...args], env)
  try {
    const counts = read(JSON.parse(readFileSync(file, 'utf8')))
    const ended = { ...counts, failed: 1, failures: [`${program} ended with status ${status}`] }
    return status !== 0 && counts.failed === 0 ? ended : counts
  } catch {
    return { passed: 0, failed: 1, skipped: 0, failures: [`${program} wrote no report`] }
  }
}

function run(args: string[], env: Record<string, string>): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } })
    child.on('error', () => resolve(1))
    child.on('close', (status) => resolve(status ?? 1))
  })
}

const only = process.argv.find((arg) => arg.startsWith('--only='))?.slice('--only='.length)
const known = { ...parts, ...asked }
if (only && !(only in known)) {
  console.error(`--only=${only} is unknown; use ${Object.keys(known).join(', ')}`)
  process.exit(2)
}
const counts: Counts[] = []
for (const [name, part] of Object.entries(only ? known : parts)) {
  if (only && name !== only) continue
  console.log(`\n== ${name}`)
  counts.push(await part())
}
rmSync(reports, { recursive: true, force: true })
const total = sum(counts)
for (const test of slowest(total)) console.log(`longest: ${test.replaceAll(`${root}/`, '')}`)
// Named once more at the end: a log of thousands of lines is seldom kept whole.
for (const test of total.again ?? []) console.log(`passed at the second try: ${test.replaceAll(`${root}/`, '')}`)
for (const failure of total.failures) console.log(`failed: ${failure.replaceAll(`${root}/`, '')}`)
console.log(summary(total))
process.exitCode = total.failed === 0 ? 0 : 1
