import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Finding } from '../structure/source.ts'
import { checkStructure } from '../structure/structure.ts'
import { checkDocsPaths } from './docs-paths.ts'
import { checkPhrasesLoaded } from './phrases-loaded.ts'
import { readSource, repositoryFiles } from './repository-files.ts'
import { checkSideBySide } from './side-by-side.ts'
import { checkSettingsTold } from './settings-told.ts'
import { spokenOf } from './spoken.ts'

export interface Step {
  name: string
  /** empty when all is well, else what to mend */
  run(): Promise<string>
}

/** The parts of the check, the slow ones first. */
export function checkSteps(root: string): Step[] {
  const files = repositoryFiles(root)
  const tool = (name: string, args: string[], mend: string): Step => ({
    name,
    run: () => runTool(root, args, mend),
  })
  return [
    tool(
      'lint',
      ['oxlint/bin/oxlint', '--type-aware', '--quiet', '--format=unix'],
      'the rules stand in .oxlintrc.json',
    ),
    tool(
      'unused code',
      ['knip/bin/knip.js', '--no-progress', '--no-config-hints'],
      'remove what nothing uses, or export it less',
    ),
    ...typeSteps(root, files),
    {
      name: 'format',
      run: async () => onlyPaths(await runTool(root, ['@biomejs/biome/bin/biome', 'format', '--colors=off'], '')),
    },
    { name: 'structure', run: async () => list(checkStructure(sourcesOf(root, files), readOrder(root))) },
    {
      name: 'side by side',
      run: async () => {
        const migrations = files.filter((file) => /^apps\/server\/migrations\/[^/]+\.sql$/.test(file))
        return list(checkSideBySide(migrations.map((path) => readSource(root, path))))
      },
    },
    {
      name: 'phrases of screens',
      run: async () => list(checkPhrasesLoaded(sourcesOf(root, files), await spokenOf(root, files))),
    },
    { name: "docs' paths", run: async () => list(checkDocsPaths(pagesOf(root, files), files)) },
    {
      name: 'settings',
      run: async () =>
        list(
          checkSettingsTold({
            settings: readSource(root, 'apps/server/src/platform/settings/settings.ts'),
            page: readSource(root, 'docs/operations/settings.md'),
            example: readSource(root, 'ops/example.env'),
          }),
        ),
    },
  ]
}

function typeSteps(root: string, files: string[]): Step[] {
  return files
    .filter((file) => /^[^.][\w/-]*\/tsconfig(\.node)?\.json$/.test(file))
    .map((file) => ({
      name: `types of ${file.replace(/\/tsconfig\.json$/, '')}`,
      run: () => runTool(root, ['typescript/bin/tsc', ...plain, ...kept(file), '--project', file], ''),
    }))
}

/** Several checkers derive the same types of the contract anew, each for itself: on two cores one is done first. */
const plain = ['--noEmit', '--pretty', 'false', '--checkers', '1']

/**
 * What one run learnt is kept beside the dependencies: the next one looks only at what changed. Not of the apps: after a
 * change of the contract, which they all lie on, to find out what changed takes six times as long as to look at all.
 */
const kept = (file: string) =>
  file.startsWith('apps/')
    ? []
    : [
        '--incremental',
        '--tsBuildInfoFile',
        join('node_modules', '.cache', 'types', `${file.replaceAll('/', '-')}.tsbuildinfo`),
      ]

// What the formatter would print is of no interest to somebody who is going to run it.
function onlyPaths(output: string): string {
  const paths = [...output.matchAll(/^(\S+) format ━/gm)].map(([, path]) => path)
  if (!output || paths.length === 0) return output
  return `${paths.join('\n')}\nrun: npx biome format --write ${paths.join(' ')}`
}

const sourcesOf = (root: string, files: string[]) =>
  files
    .filter((file) => /^(packages|apps|tools|e2e|bench)\/.*\.(ts|tsx|mjs)$/.test(file))
    .filter((file) => !file.startsWith('tools/templates/'))
    .map((file) => readSource(root, file))

const pagesOf = (root: string, files: string[]) =>
  files.filter((file) => /^([\w-]+|docs\/.+)\.md$/.test(file)).map((file) => readSource(root, file))

const readOrder = (root: string) => JSON.parse(readFileSync(join(root, 'tools/order.json'), 'utf8'))

const list = (findings: Finding[]) =>
  findings.map(({ path, problem, mend }) => `${path}: ${problem}; ${mend}`).join('\n')

function runTool(root: string, [program = '', ...args]: string[], mend: string): Promise<string> {
  const path = join(root, 'node_modules', program)
  if (!existsSync(path)) return Promise.resolve(`${program} is not installed; run npm start once`)
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [path, ...args], { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    child.stdout.on('data', (chunk) => (output += chunk))
    child.stderr.on('data', (chunk) => (output += chunk))
    child.on('close', (status) => resolve(status === 0 ? '' : [output.trim(), mend].filter(Boolean).join('\n')))
  })
}
