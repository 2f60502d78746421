import { openFilePlaces } from '../../platform/files/open-file-places.ts'
import { ArrivedOtherwise, moveBlobs } from '../../platform/files/move-blobs.ts'
import { s3PlaceOf } from '../../platform/files/s3-place.ts'
import { StoreAway } from '../../platform/files/s3/s3-error.ts'
import { sized } from '../../platform/doctor/sized.ts'
import { type Command, wrong } from '../command.ts'

/** Files that are brought between two lines on the terminal. */
const toldEvery = 1_000

/** Brings all files from the disk into the bucket, or back; nothing is deleted. */
export const moveFiles: Command = {
  needs: 'nothing',
  typed: () => '<s3|local>',
  about: 'backups.moveFilesAbout',
  async run(shell, { words }) {
    const { settings, say, print } = shell
    const [target] = words
    if (target !== 's3' && target !== 'local') return wrong(say('backups.moveFilesWhere'), shell)
    const s3 = s3PlaceOf(settings)
    if (!s3) return wrong(say('backups.moveFilesUnset'), shell)
    const open = { dataDir: settings.DATA_DIR, minFreeMb: settings.MIN_FREE_DISK_MB }
    const near = openFilePlaces(open)
    const far = openFilePlaces({ ...open, s3 })
    const [from, to] = target === 's3' ? [near.blobs, far.blobs] : [far.blobs, near.blobs]
    try {
      const moved = await moveBlobs({ from, to, staging: near.staging }, ({ brought, bytes }) => {
        if (brought % toldEvery === 0) print(say('backups.movingFiles', { brought, size: sized(bytes) }))
      })
      print(say('backups.movedFiles', { brought: moved.brought, there: moved.there, size: sized(moved.bytes) }))
      print(say(settings.FILES === target ? 'backups.movedFilesAll' : 'backups.movedFilesNext', { target }))
      return 0
    } catch (error) {
      if (error instanceof ArrivedOtherwise)
        return wrong(say('backups.movedFilesOtherwise', { key: error.message }), shell)
      if (!(error instanceof StoreAway)) throw error
      const { cause } = error
      const reason = cause instanceof Error ? cause.message : String(cause)
      return wrong(say('files.storeUnreachable', { place: `${s3.endpoint} ${s3.bucket}`, reason }), shell)
    }
  },
}
