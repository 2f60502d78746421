import { accessSync, constants, existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { npm } from './npm.mjs'
import { phrase, SetupError } from './phrases.mjs'

/** @typedef {{ version?: string, link?: boolean, optional?: boolean, devOptional?: boolean, peer?: boolean }} Entry */

/**
 * True when everything that the lock file names is installed in that version. npm writes its own list last, so an
 * interrupted installation has none.
 * @param {string} root
 */
export function isInstalled(root) {
  const wanted = readPackages(join(root, 'package-lock.json'))
  const installed = readPackages(join(root, 'node_modules', '.package-lock.json'))
  if (!wanted || !installed) return false
  return Object.entries(wanted).every(([path, entry]) => {
    if (!path.includes('node_modules/')) return true
    const found = installed[path]
    if (!found) return Boolean(entry.optional || entry.devOptional)
    return entry.link ? Boolean(found.link) : found.version === entry.version
  })
}

/**
 * Not `npm ci`: a registry that lacks a package for some other platform leaves it out of the lock file, and `npm ci`
 * then refuses everywhere. `isInstalled` checks the versions afterwards all the same.
 * @param {string} root
 */
export async function install(root) {
  console.log(phrase('installing'))
  const began = performance.now()
  const { status, output } = await npm(root, ['install', '--no-save', '--ignore-scripts'])
  if (status !== 0) {
    console.error(output.trim().split('\n').slice(-15).join('\n'))
    throw new SetupError(output.includes('ENOSPC') ? 'noSpace' : 'installFailed')
  }
  console.log(phrase('installed', { seconds: Math.round((performance.now() - began) / 1000) }))
}

/** @param {string} dir */
export function assertWritable(dir) {
  try {
    accessSync(dir, constants.W_OK)
  } catch {
    throw new SetupError('notWritable', { dir })
  }
}

/**
 * @param {string} file
 * @returns {Record<string, Entry> | undefined}
 */
function readPackages(file) {
  if (!existsSync(file)) return undefined
  return JSON.parse(readFileSync(file, 'utf8')).packages
}
