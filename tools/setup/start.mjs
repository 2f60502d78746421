import { join } from 'node:path'
import { runDevelopment } from './development.mjs'
import { findEngine } from './engine.mjs'
import { frugalMalloc, smallHeapSteps } from './frugal.mjs'
import { phrase, SetupError } from './phrases.mjs'
import { prepare } from './prepare.mjs'
import { repository, stampsOf } from './root.mjs'
import { runAsThis } from './run.mjs'

/**
 * Sets the product up as far as needed and runs it. Answers the exit status.
 * @param {string[]} args
 * @param {string} [root]
 */
export async function start(args, root = repository) {
  try {
    const isDevelopment = args.includes('--dev')
    await prepare(root)
    const engine = findEngine(root)
    console.log(phrase('starting'))
    if (isDevelopment) return await runDevelopment(engine, root, args)
    // Compiled code is kept between starts, which saves a quarter of the time until the server is ready.
    const env = { NODE_COMPILE_CACHE: join(stampsOf(root), 'compiled'), ...frugalMalloc, ...process.env }
    return await runAsThis(engine, [...smallHeapSteps, join(root, 'apps', 'server', 'src', 'main.ts'), ...args], {
      cwd: root,
      env,
    })
  } catch (error) {
    if (!(error instanceof SetupError)) throw error
    console.error(error.message)
    return 1
  }
}
