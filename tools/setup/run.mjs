import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { phrase } from './phrases.mjs'

/** One Ctrl-C arrives twice, from the terminal and from npm: what follows this soon is the same one. */
const SAME_SIGNAL_MS = 1000

/**
 * Runs a program as this one: its output, its signals, its exit status.
 * @param {string} program
 * @param {string[]} args
 * @param {{ cwd: string, env?: NodeJS.ProcessEnv }} options
 * @returns {Promise<number>}
 */
export function runAsThis(program, args, { cwd, env = process.env }) {
  // Its own process group, so that a Ctrl-C reaches it once and not by every way.
  const child = spawn(program, args, { cwd, env, stdio: 'inherit', detached: process.platform !== 'win32' })
  let stoppedAt = 0

  /** @param {NodeJS.Signals} signal */
  const pass = (signal) => {
    const now = performance.now()
    if (stoppedAt && now - stoppedAt < SAME_SIGNAL_MS) return
    if (signal === 'SIGINT' && !stoppedAt) console.log(`\n${phrase('stopping')}`)
    child.kill(stoppedAt ? 'SIGKILL' : signal === 'SIGHUP' ? 'SIGTERM' : signal)
    stoppedAt = now
  }
  for (const signal of /** @type {NodeJS.Signals[]} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) process.on(signal, pass)
  const watch = whenParentIsGone(() => pass('SIGTERM'))

  return new Promise((resolve) => {
    const finish = (/** @type {number} */ status) => {
      clearInterval(watch)
      resolve(status)
    }
    child.on('error', (error) => {
      console.error(error.message)
      finish(1)
    })
    child.on('exit', (status, signal) => finish(status ?? 128 + (signal ? constants.signals[signal] : 0)))
  })
}

/**
 * When npm is killed nobody would pass signals on any more, so that counts as a wish to stop.
 * @param {() => void} act
 */
function whenParentIsGone(act) {
  const parent = process.ppid
  if (!process.env.npm_lifecycle_event) return undefined
  return setInterval(() => process.ppid !== parent && act(), 1000).unref()
}
