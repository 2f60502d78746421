import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { frugalMalloc, smallHeapSteps } from '../tools/setup/frugal.mjs'

export interface ServerProcess {
  pid: number
  /** Where it listens; empty of a worker. */
  origin: string
  /** As a machine that loses power. */
  kill(): void
  stop(): Promise<void>
}

const main = fileURLToPath(new URL('../apps/server/src/main.ts', import.meta.url))

/** One device stands for many. */
const quick = { CALLS_PER_SECOND: '0' }

/** Starts the server as an operator does, with these variables, and waits until it says that it is ready. */
export async function startServerProcess(
  environment: Record<string, string>,
  ...options: '--demo'[]
): Promise<ServerProcess> {
  const child = spawn(process.execPath, ['--no-warnings', ...smallHeapSteps, main, ...options], {
    env: {
      ...frugalMalloc,
      ...process.env,
      ...quick,
      HOST: '127.0.0.1',
      PORT: '0',
      LOG_LEVEL: 'error',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(child, 'exit').then(([status]) => {
    throw new Error(`the server ended with ${status} before it was ready`)
  })
  const [greeting] = (await Promise.race([once(child.stdout, 'data'), ended])) as [Buffer]
  ended.catch(() => undefined)
  return {
    pid: child.pid ?? 0,
    origin: /http:\/\/[^\s/]+/.exec(greeting.toString())?.[0] ?? '',
    kill: () => void child.kill('SIGKILL'),
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return
      child.kill('SIGTERM')
      await once(child, 'exit')
    },
  }
}
