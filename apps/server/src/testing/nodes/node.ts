import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { openSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { setTimeout as rest } from 'node:timers/promises'
import { freePort } from './free-port.ts'

const main = fileURLToPath(new URL('../../main.ts', import.meta.url))

export interface Node {
  readonly origin: string
  readonly dataDir: string
  /** Of the process that was started last. */
  readonly pid: number
  /** Whether it was started and not killed. */
  readonly isUp: boolean
  start(): Promise<void>
  /** As a machine that loses power. */
  kill(): Promise<void>
  /** As a machine that is too busy to answer, for so many milliseconds. */
  pause(milliseconds: number): Promise<void>
  /** Memory of the process in MB; 0 while it is down. */
  memory(): number
}

interface NodeOptions {
  /** Another program than the server's own. */
  program?: string
  /** Of Node itself. */
  flags?: string[]
  /** The file that its log is added to. */
  log?: string
}

/** A server in a process of its own, as an operator starts it, always on the same port. */
export async function createNode(
  environment: Record<string, string> & { DATA_DIR: string },
  { program = main, flags = [], log }: NodeOptions = {},
): Promise<Node> {
  const output = log ? openSync(log, 'a') : 'ignore'
  const port = String(await freePort())
  const origin = `http://127.0.0.1:${port}`
  let child: ChildProcess | undefined
  const isUp = () => child !== undefined && child.exitCode === null && child.signalCode === null

  return {
    origin,
    dataDir: environment.DATA_DIR,
    get isUp() {
      return isUp()
    },
    get pid() {
      return child?.pid ?? 0
    },
    async start() {
      const env = { ...process.env, HOST: '127.0.0.1', PORT: port, WORKER_PORT: port, ...environment }
      child = spawn(process.execPath, ['--no-warnings', ...flags, program], {
        env,
        stdio: ['ignore', output, 'inherit'],
      })
      for (let tries = 0; ; tries++) {
        if (!isUp()) throw new Error('a node ended before it was ready')
        const answer = await fetch(`${origin}/readyz`).catch(() => undefined)
        if (answer?.ok) return
        if (tries === 600) throw new Error(`a node does not get ready: ${await answer?.text()}`)
        await rest(100)
      }
    },
    async kill() {
      if (!child || !isUp()) return
      const ended = once(child, 'exit')
      child.kill('SIGKILL')
      await ended
    },
    async pause(milliseconds) {
      child?.kill('SIGSTOP')
      await rest(milliseconds)
      child?.kill('SIGCONT')
    },
    memory() {
      if (!isUp() || process.platform !== 'linux') return 0
      const [, kilobytes = '0'] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child?.pid}/status`, 'utf8')) ?? []
      return Math.round(Number(kilobytes) / 1024)
    },
  }
}
