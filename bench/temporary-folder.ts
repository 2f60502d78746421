import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A folder for one run, readable by the database's user, gone afterwards. */
export async function inTemporaryFolder<Result>(work: (folder: string) => Promise<Result>): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'matai-bench-'))
  await chmod(folder, 0o755)
  try {
    return await work(join(folder, 'data'))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
