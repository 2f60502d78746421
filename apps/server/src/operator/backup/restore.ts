import { checkBackup } from '../../platform/backup/check-backup.ts'
import { findBackup } from '../../platform/backup/folder.ts'
import { checkTarget } from '../../platform/backup/load.ts'
import { openFarBlobs } from '../../platform/files/open-blobs.ts'
import { restoreBackup } from '../../platform/backup/restore-backup.ts'
import { type Command, wrong } from '../command.ts'
import { openAlone } from '../open-running.ts'
import { sized } from '../../platform/doctor/sized.ts'

export const restore: Command = {
  needs: 'nothing',
  typed: () => '<folder>',
  about: 'backups.restoreAbout',
  async run(shell, { words }) {
    const { settings, log, say, print } = shell
    const [typed] = words
    if (!typed) return wrong(say('backups.noFolderTyped'), shell)
    const { DATA_DIR: dataDir, SECRET: secret } = settings
    const url = settings.DATABASE_DIRECT_URL ?? settings.DATABASE_URL
    if (url) await checkTarget({ connectionString: url })
    const openDatabase = () => openAlone(settings, log, { anew: true })
    const { place, manifest } = await restoreBackup({
      typed,
      dataDir,
      far: openFarBlobs(settings),
      secret,
      openDatabase,
    })
    print(say('backups.restored', { place, at: manifest.at, folder: dataDir }))
    if (!secret) print(say('backups.restoredSecret', { folder: dataDir }))
    return 0
  },
}

export const verify: Command = {
  needs: 'nothing',
  typed: () => '<folder>',
  about: 'backups.verifyAbout',
  async run(shell, { words }) {
    const { say, print } = shell
    const [typed] = words
    if (!typed) return wrong(say('backups.noFolderTyped'), shell)
    const { place, manifest } = await findBackup(typed)
    await checkBackup(place, manifest)
    const { at, version, files } = manifest
    print(say('backups.whole', { place, at, version, files: files.count, size: sized(files.bytes) }))
    return 0
  },
}
