import { findBackup } from '../../platform/backup/folder.ts'
import { serverOf } from '../../platform/backup/write-backup.ts'
import { Failure } from '../../platform/failure.ts'
import { secretOf } from '../backup/backup.ts'
import type { Shell } from '../command.ts'
import { bad, type Finding, ok, warning } from './finding.ts'

/** Hours after which a nightly backup has been left out. */
const old = { warning: 26, wrong: 24 * 7 }

/** The newest backup in a folder: whether it is there, ours and young. */
export async function lookAtBackups({ settings, now, say }: Shell, folder: string | undefined): Promise<Finding> {
  if (!folder) return warning('doctor.noBackups')
  try {
    const { place, manifest } = await findBackup(folder)
    const hours = Math.floor((now.getTime() - Date.parse(manifest.at)) / 3_600_000)
    const secret = secretOf(settings)
    if (secret && serverOf(secret) !== manifest.server) return bad('backups.otherServer', { folder })
    const params = { place, hours }
    if (hours >= old.wrong) return bad('doctor.backupOld', params)
    return hours >= old.warning ? warning('doctor.backupOld', params) : ok('doctor.backup', params)
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    return bad('doctor.backupWrong', { detail: say(error.phrase, error.params) })
  }
}
