import { build, staleApps } from './build.mjs'
import { assertWritable, install, isInstalled } from './install.mjs'
import { onlyOne } from './only-one.mjs'

/**
 * Brings dependencies and pages up to date; a folder that is ready is only read.
 * @param {string} root
 * @param {{ pages?: boolean }} [needs]
 */
export async function prepare(root, { pages = true } = {}) {
  const stale = () => (pages ? staleApps(root) : [])
  if (isInstalled(root) && stale().length === 0) return
  assertWritable(root)
  await onlyOne(root, async () => {
    if (!isInstalled(root)) await install(root)
    for (const app of stale()) await build(root, app)
  })
}
