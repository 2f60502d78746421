import { open, rm, stat } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'

/** Milliseconds after which a lock counts as left behind by a process that was killed. */
const staleAfter = 2_000

/** Runs `work` while no other process that asks for the same lock file runs its own. */
export async function withFileLock<Result>(path: string, work: () => Promise<Result>): Promise<Result> {
  while (!(await take(path))) await sleep(10)
  try {
    return await work()
  } finally {
    await rm(path, { force: true })
  }
}

async function take(path: string): Promise<boolean> {
  try {
    await (await open(path, 'wx', 0o600)).close()
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    const held = await stat(path).catch(() => undefined) // given back in this moment
    if (held && Date.now() - held.mtimeMs > staleAfter) await rm(path, { force: true })
    return false
  }
}
