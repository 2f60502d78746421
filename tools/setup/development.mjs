import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { runAsThis } from './run.mjs'

/**
 * The server restarts when its sources change, and Vite serves the console with the changes as they are typed.
 * @param {string} engine
 * @param {string} root
 * @param {string[]} args
 */
export async function runDevelopment(engine, root, args) {
  const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js')
  const pages = spawn(engine, [vite], { cwd: join(root, 'apps', 'console'), stdio: 'inherit' })
  const rest = args.filter((arg) => arg !== '--dev')
  const main = join(root, 'apps', 'server', 'src', 'main.ts')
  const status = await runAsThis(engine, ['--watch', '--watch-preserve-output', main, ...rest], { cwd: root })
  pages.kill('SIGTERM')
  return status
}
