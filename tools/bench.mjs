// Like start.mjs: plain JavaScript that also runs on Node 20, before anything is installed.
import { join } from 'node:path'
import { findEngine } from './setup/engine.mjs'
import { SetupError } from './setup/phrases.mjs'
import { prepare } from './setup/prepare.mjs'
import { repository } from './setup/root.mjs'
import { runAsThis } from './setup/run.mjs'

try {
  await prepare(repository, { pages: true })
  const program = join(repository, 'bench', 'all.ts')
  process.exit(await runAsThis(findEngine(repository), [program, ...process.argv.slice(2)], { cwd: repository }))
} catch (error) {
  if (!(error instanceof SetupError)) throw error
  console.error(error.message)
  process.exit(1)
}
