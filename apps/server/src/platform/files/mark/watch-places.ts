import { createTranslator } from '@matai/i18n'
import { join } from 'node:path'
import type { Logger } from 'pino'
import type { Database } from '../../db/database.ts'
import type { Settings } from '../../settings/settings.ts'
import { systemLanguage } from '../../settings/system-language.ts'
import type { FilePlaces } from '../open-file-places.ts'
import { farPlaceOf } from '../s3-place.ts'
import { settleMark } from './settle-mark.ts'
import { type FilesWatch, watchFiles } from './watch-files.ts'

interface Needs {
  places: Pick<FilePlaces, 'blobs' | 'staging'>
  database: Pick<Database, 'transact'>
  log: Pick<Logger, 'warn' | 'info'>
}

/** Watches the files of this server where its settings say that they are. */
export function watchPlaces(settings: Settings, { places, database, log }: Needs): FilesWatch {
  let settled: Promise<string> | undefined
  return watchFiles({
    blobs: places.blobs,
    log,
    say: createTranslator(systemLanguage(process.env)),
    place: placeNameOf(settings),
    now: Date.now,
    mark() {
      settled ??= settleMark({ ...places, database })
      settled.catch(() => (settled = undefined)) // a store that was away is asked again
      return settled
    },
  })
}

/** Where files are kept, as people call it. */
export function placeNameOf(settings: Settings): string {
  const far = farPlaceOf(settings)
  return far ? `${far.endpoint} ${far.bucket}` : join(settings.DATA_DIR, 'files')
}
