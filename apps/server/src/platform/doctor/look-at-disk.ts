import { existsSync } from 'node:fs'
import { realpath, stat, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import type { Settings } from '../settings/settings.ts'
import { sized } from './sized.ts'
import { bad, type Finding, ok, warning } from './finding.ts'

/** How many times the reserve is too near to it. */
const near = 5

/** Room on the disks of files and database, and who may read what is nobody's business. */
export async function lookAtDisk(settings: Settings): Promise<Finding[]> {
  const { DATA_DIR: folder, MIN_FREE_DISK_MB } = settings
  if (!existsSync(folder)) return [bad('doctor.noFolder', { folder })]
  return [
    ...(await Promise.all((await folders(folder)).map((one) => room(one, MIN_FREE_DISK_MB * 1024 ** 2)))),
    await secret(settings),
    ...(await ownership(folder)),
  ]
}

/** The built-in database may lie elsewhere. */
async function folders(folder: string): Promise<string[]> {
  const cluster = join(folder, 'postgres')
  const places = [folder, ...(existsSync(cluster) ? [await realpath(cluster)] : [])]
  const disks = await Promise.all(places.map(async (place) => (await stat(place)).dev))
  return places.filter((_, at) => disks.indexOf(disks[at] ?? 0) === at)
}

async function room(folder: string, reserve: number): Promise<Finding> {
  const { bavail, bsize } = await statfs(folder)
  const free = bavail * bsize
  const params = { folder, free: sized(free), reserve: sized(reserve) }
  if (free < reserve) return bad('doctor.diskFull', params)
  return free < reserve * near ? warning('doctor.diskNear', params) : ok('doctor.disk', params)
}

async function secret({ SECRET, DATA_DIR: folder }: Settings): Promise<Finding> {
  if (SECRET) return ok('doctor.secretSet')
  const path = join(folder, 'secret')
  const found = await stat(path).catch(() => undefined)
  if (!found) return bad('doctor.secretMissing', { path })
  return (found.mode & 0o077) === 0 ? ok('doctor.secret', { path }) : bad('doctor.secretOpen', { path })
}

async function ownership(folder: string): Promise<Finding[]> {
  const { mode } = await stat(folder)
  return (mode & 0o002) === 0 ? [] : [bad('doctor.folderOpen', { folder })]
}
