// Like start.mjs: plain JavaScript that also runs on Node 20, before anything is installed.
import { join } from 'node:path'
import { ensureBrowser } from './setup/browser.mjs'
import { findEngine } from './setup/engine.mjs'
import { SetupError } from './setup/phrases.mjs'
import { prepare } from './setup/prepare.mjs'
import { repository } from './setup/root.mjs'
import { runAsThis } from './setup/run.mjs'

const args = process.argv.slice(2)
const only = args.find((arg) => arg.startsWith('--only='))?.slice('--only='.length)

try {
  await prepare(repository, { pages: only !== 'check' })
  if (!only || only === 'e2e') ensureBrowser()
  const program = join(repository, 'tools', 'testing', 'run-all.ts')
  process.exit(await runAsThis(findEngine(repository), [program, ...args], { cwd: repository }))
} catch (error) {
  if (!(error instanceof SetupError)) throw error
  console.error(error.message)
  console.log('0 passed, 1 failed')
  process.exit(1)
}
