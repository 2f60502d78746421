import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'

export interface Child {
  readonly address: string
  /** SIGKILL, and a new process on the same port. */
  killAndStart(): Promise<void>
  stop(): Promise<void>
}

/** A node in a process of its own, that can be killed; the program prints its address as the first line. */
export async function startChild(
  program: string,
  databaseUrl: string,
  environment: Record<string, string> = {},
): Promise<Child> {
  let child: ChildProcess
  let address = ''

  async function start(port: string): Promise<void> {
    const started = spawn(process.execPath, ['--no-warnings', program], {
      env: { ...process.env, ...environment, DATABASE_URL: databaseUrl, PORT: port },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    child = started
    const [line] = (await once(createInterface(started.stdout), 'line')) as [string]
    address = line
  }
  async function kill(): Promise<void> {
    const ended = once(child, 'exit')
    child.kill('SIGKILL')
    await ended
  }

  await start('0')
  return {
    get address() {
      return address
    },
    async killAndStart() {
      await kill()
      await start(new URL(address).port)
    },
    stop: kill,
  }
}
