import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'

export interface Child {
  pid: number
  /** The first line that it printed. */
  line: string
  stop(): Promise<void>
}

const engine = ['--no-warnings']
/** Milliseconds that a program has to end by itself. */
const stopPatience = 10_000

/** Starts a program of ours in a process of its own and waits for its first line. */
export async function startChild(file: string, args: string[], env: Record<string, string> = {}): Promise<Child> {
  const child = spawn(process.execPath, [...engine, file, ...args], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [line] = (await Promise.race([once(createInterface(child.stdout), 'line'), failed(child, file)])) as [string]
  return {
    pid: child.pid ?? 0,
    line,
    async stop() {
      if (child.exitCode !== null) return
      const ended = once(child, 'exit')
      child.kill() // gracefully, so that the engine writes a profile where one was asked for
      const patience = setTimeout(() => child.kill('SIGKILL'), stopPatience)
      await ended
      clearTimeout(patience)
    },
  }
}

/** Runs a program of ours to its end and returns what it printed. */
export async function runChild(file: string, args: string[]): Promise<string> {
  const child = spawn(process.execPath, [...engine, file, ...args], { stdio: ['ignore', 'pipe', 'inherit'] })
  const parts: Buffer[] = []
  child.stdout.on('data', (part: Buffer) => parts.push(part))
  const [status] = (await once(child, 'close')) as [number | null]
  if (status !== 0) throw new Error(`${file} ended with ${status}`)
  return Buffer.concat(parts).toString()
}

async function failed(child: ChildProcess, file: string): Promise<never> {
  const [status] = (await once(child, 'exit')) as [number | null]
  throw new Error(`${file} ended with ${status} before it was ready`)
}
