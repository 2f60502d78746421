import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { phrase } from './phrases.mjs'
import { stampsOf } from './root.mjs'

/**
 * Two starts in one fresh clone must not install over each other: the second waits for the first.
 * @param {string} root
 * @param {() => Promise<void>} work
 */
export async function onlyOne(root, work) {
  mkdirSync(stampsOf(root), { recursive: true })
  const file = join(stampsOf(root), 'setup.pid')
  let told = false
  while (!take(file)) {
    if (!told) console.log(phrase('waiting'))
    told = true
    await wait(200)
  }
  try {
    await work()
  } finally {
    rmSync(file, { force: true })
  }
}

/** @param {string} file */
function take(file) {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EEXIST') throw error
    if (!isRunning(file)) rmSync(file, { force: true })
    return false
  }
}

/** @param {string} file */
function isRunning(file) {
  try {
    process.kill(Number(readFileSync(file, 'utf8')), 0)
    return true
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM'
  }
}
