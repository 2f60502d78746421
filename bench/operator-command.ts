import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

/** Types a command as whoever runs the server. */
export async function operator(environment: Record<string, string>, ...args: string[]): Promise<void> {
  const program = fileURLToPath(new URL('../apps/server/src/operator.ts', import.meta.url))
  const child = spawn(process.execPath, ['--no-warnings', program, ...args], {
    env: { ...process.env, SECRET: '', ...environment },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const [status] = (await once(child, 'exit')) as [number]
  if (status !== 0) throw new Error(`${args[0]} ended with ${status}`)
}
