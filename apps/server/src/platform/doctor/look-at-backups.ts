import type { Translate } from '@matai/i18n'
import { findBackup } from '../backup/folder.ts'
import { serverOf } from '../backup/write-backup.ts'
import { Failure } from '../failure.ts'
import { findSecret } from '../secrets.ts'
import type { Settings } from '../settings/settings.ts'
import { bad, type Finding, ok, warning } from './finding.ts'

/** Hours after which a nightly backup has been left out. */
const old = { warning: 26, wrong: 24 * 7 }

interface Question {
  folder: string | undefined
  now: Date
  say: Translate
}

/** The newest backup in a folder: whether it is there, ours and young. */
export async function lookAtBackups(
  { SECRET, DATA_DIR }: Pick<Settings, 'SECRET' | 'DATA_DIR'>,
  { folder, now, say }: Question,
): Promise<Finding> {
  if (!folder) return warning('doctor.noBackups')
  try {
    const { place, manifest } = await findBackup(folder)
    const hours = Math.floor((now.getTime() - Date.parse(manifest.at)) / 3_600_000)
    const secret = findSecret({ secret: SECRET, dataDir: DATA_DIR })
    if (secret && serverOf(secret) !== manifest.server) return bad('backups.otherServer', { folder })
    const params = { place, hours }
    if (hours >= old.wrong) return bad('doctor.backupOld', params)
    return hours >= old.warning ? warning('doctor.backupOld', params) : ok('doctor.backup', params)
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    return bad('doctor.backupWrong', { detail: say(error.phrase, error.params) })
  }
}
