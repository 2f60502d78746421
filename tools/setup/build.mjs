import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { npm } from './npm.mjs'
import { phrase, SetupError } from './phrases.mjs'
import { stampsOf } from './root.mjs'

/** @typedef {'console' | 'scan'} App */

/** @type {App[]} */
const apps = ['scan', 'console']

const OUTSIDE_THE_BUILD = /^(node_modules|dist)$|\.test\.tsx?$/

/**
 * The apps whose pages are older than their sources.
 * @param {string} root
 */
export function staleApps(root) {
  const shared = hashOf(root, ['package-lock.json', 'tsconfig.base.json', 'packages'])
  return apps.filter((app) => {
    const built = existsSync(join(root, 'apps', app, 'dist'))
    return !built || readStamp(root, app) !== hashOf(root, [join('apps', app)], shared)
  })
}

/**
 * @param {string} root
 * @param {App} app
 */
export async function build(root, app) {
  console.log(phrase('building', { what: app }))
  const shared = hashOf(root, ['package-lock.json', 'tsconfig.base.json', 'packages'])
  const hash = hashOf(root, [join('apps', app)], shared)
  const { status, output } = await npm(root, ['run', 'build', '--workspace', `@matai/${app}`])
  if (status !== 0) {
    console.error(output.trim().split('\n').slice(-30).join('\n'))
    throw new SetupError(output.includes('ENOSPC') ? 'noSpace' : 'buildFailed', { what: app })
  }
  mkdirSync(stampsOf(root), { recursive: true })
  writeFileSync(stampFile(root, app), hash)
}

/**
 * @param {string} root
 * @param {App} app
 */
function readStamp(root, app) {
  const file = stampFile(root, app)
  return existsSync(file) ? readFileSync(file, 'utf8') : ''
}

/**
 * @param {string} root
 * @param {App} app
 */
const stampFile = (root, app) => join(stampsOf(root), `${app}.hash`)

/**
 * @param {string} root
 * @param {string[]} paths
 * @param {string} [seed]
 */
function hashOf(root, paths, seed = '') {
  const hash = createHash('sha256').update(seed)
  for (const path of paths) addTo(hash, root, path)
  return hash.digest('hex')
}

/**
 * @param {import('node:crypto').Hash} hash
 * @param {string} root
 * @param {string} path
 */
function addTo(hash, root, path) {
  const full = join(root, path)
  if (!existsSync(full)) return
  const entries = isFolder(full)
  if (!entries) return void hash.update(path).update('\0').update(readFileSync(full))
  for (const entry of entries.sort()) if (!OUTSIDE_THE_BUILD.test(entry)) addTo(hash, root, join(path, entry))
}

/** @param {string} path */
function isFolder(path) {
  try {
    return readdirSync(path)
  } catch {
    return undefined
  }
}
