import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { SetupError } from './phrases.mjs'

const WANTED = 24

/**
 * The Node that runs the product: the machine's own when it is new enough, else the one among the dependencies.
 * @param {string} root
 */
export function findEngine(root) {
  if (Number(process.versions.node.split('.')[0]) >= WANTED) return process.execPath
  const os = process.platform === 'win32' ? 'win' : process.platform
  const file = process.platform === 'win32' ? 'node.exe' : 'node'
  for (const name of [`node-${os}-${process.arch}`, `node-bin-${os}-${process.arch}`]) {
    const engine = join(root, 'node_modules', name, 'bin', file)
    if (existsSync(engine)) return engine
  }
  throw new SetupError('noEngine', { platform: `${process.platform}-${process.arch}` })
}
