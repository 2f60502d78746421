import { constants, setPriority } from 'node:os'
import { writeBackup } from '../../platform/backup/write-backup.ts'
import { findSecret } from '../../platform/secrets.ts'
import { version } from '../../platform/version.ts'
import { type Command, wrong } from '../command.ts'
import { openRunning } from '../open-running.ts'
import { openBlobs } from '../../platform/files/open-blobs.ts'
import { fileColumns } from '../../platform/backup/file-columns.ts'
import { sized } from '../../platform/doctor/sized.ts'

export const backup: Command = {
  needs: 'nothing',
  typed: () => '<folder> [--keep N]',
  about: 'backups.about',
  options: { keep: { type: 'string' } },
  async run(shell, { words, options }) {
    const { settings, log, say, print, now } = shell
    const [folder] = words
    if (!folder) return wrong(say('backups.noFolderTyped'), shell)
    const keep = options.keep === undefined ? undefined : Number(options.keep)
    if (keep !== undefined && !(Number.isInteger(keep) && keep > 0)) return wrong(say('backups.keepWrong'), shell)
    const secret = findSecret({ secret: settings.SECRET, dataDir: settings.DATA_DIR })
    if (!secret) return wrong(say('backups.noSecret', { folder: settings.DATA_DIR }), shell)

    // Visitors come first.
    setPriority(constants.priority.PRIORITY_BELOW_NORMAL)
    const { connection, stop } = await openRunning(settings, log, { migrated: false })
    try {
      const { place, manifest, files, resumed, dropped } = await writeBackup({
        connection,
        dataDir: settings.DATA_DIR,
        blobs: openBlobs(settings),
        secret,
        folder,
        keep,
        version,
        now,
        fileColumns,
      })
      if (resumed) print(say('backups.resumed'))
      const rows = Object.values(manifest.rows).reduce((sum, table) => sum + table.rows, 0)
      print(say('backups.made', { place }))
      print(say('backups.holds', { rows, files: files.count, size: sized(files.bytes), copied: files.copied }))
      if (files.missing > 0) print(say('backups.missing', { count: files.missing, names: files.named.join(' ') }))
      if (files.changed > 0) print(say('backups.changed', { count: files.changed, names: files.named.join(' ') }))
      for (const old of dropped) print(say('backups.dropped', { place: old }))
      print(say('backups.holdsSecret'))
      return 0
    } finally {
      await stop()
    }
  },
}
