import { spawn, spawnSync } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import { homedir, tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { SetupError } from './phrases.mjs'

/**
 * Runs npm in a folder without its chatter.
 * @param {string} root
 * @param {string[]} args
 * @returns {Promise<{ status: number, output: string }>}
 */
export function npm(root, args) {
  const [program, ...first] = findNpm()
  const env = { ...process.env, PATH: `${join(root, 'node_modules', '.bin')}${delimiter}${process.env.PATH}` }
  const options = ['--loglevel=error', '--no-fund', '--no-audit', ...cacheOptions()]
  return new Promise((resolve) => {
    const child = spawn(program, [...first, ...args, ...options], { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    child.stdout.on('data', (chunk) => (output += chunk))
    child.stderr.on('data', (chunk) => (output += chunk))
    child.on('error', (error) => resolve({ status: 1, output: error.message }))
    child.on('close', (status) => resolve({ status: status ?? 1, output }))
  })
}

/** @returns {[string, ...string[]]} */
function findNpm() {
  const { npm_execpath } = process.env
  if (npm_execpath?.endsWith('.js')) return [process.execPath, npm_execpath]
  if (spawnSync('npm', ['--version'], { shell: process.platform === 'win32' }).status !== 0)
    throw new SetupError('noNpm')
  return ['npm']
}

// A service user often has no home, and npm insists on a place for its cache.
function cacheOptions() {
  try {
    accessSync(homedir(), constants.W_OK)
    return []
  } catch {
    return [`--cache=${join(tmpdir(), 'matai-npm-cache')}`]
  }
}
