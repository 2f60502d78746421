import { join } from 'node:path'
import { findEngine } from './setup/engine.mjs'
import { frugalMalloc, smallHeapSteps } from './setup/frugal.mjs'
import { prepare } from './setup/prepare.mjs'
import { SetupError } from './setup/phrases.mjs'
import { repository } from './setup/root.mjs'
import { runAsThis } from './setup/run.mjs'

// What whoever runs the server does from its shell; `npm run operator` alone says what there is.
try {
  // Pages stay as they are: a server that runs beside this still gives out the ones it knows.
  await prepare(repository, { pages: false })
  const script = join(repository, 'apps', 'server', 'src', 'operator.ts')
  // An account that is brought in takes as little memory as one that is served.
  process.exitCode = await runAsThis(findEngine(repository), [...smallHeapSteps, script, ...process.argv.slice(2)], {
    cwd: repository,
    env: { ...frugalMalloc, ...process.env },
  })
} catch (error) {
  if (!(error instanceof SetupError)) throw error
  console.error(error.message)
  process.exitCode = 1
}
