import { lookAtDatabase, lookAtFiles } from '../../platform/backup/look.ts'
import { openBlobs } from '../../platform/files/open-blobs.ts'
import { Failure } from '../../platform/failure.ts'
import { describeError } from '../../platform/http/describe-error.ts'
import { version } from '../../platform/version.ts'
import { fileColumns } from '../backup/file-columns.ts'
import { sized } from '../backup/sized.ts'
import type { Shell } from '../command.ts'
import { type Opened, openRunning } from '../open-running.ts'
import { bad, type Finding, ok, warning } from './finding.ts'

/** Seconds between two clocks; sealed passwords are refused when they are a minute apart. */
const apart = { warning: 5, wrong: 60 }

/** Database, its version and clock, and the files that it names. */
export async function lookAtData({ settings, log }: Shell): Promise<Finding[]> {
  const product = ok('doctor.version', { version, node: process.versions.node })
  let opened: Opened | undefined
  try {
    opened = await openRunning(settings, log, { migrated: false })
    const { connection } = opened
    const database = await databaseFindings(connection)
    const files = await lookAtFiles(connection, { blobs: openBlobs(settings), columns: fileColumns })
      .then(filesFindings)
      .catch((error: unknown) => {
        if (error instanceof Failure) return [bad(error.phrase, error.params)]
        throw error
      })
    return [product, ...database, ...files]
  } catch (error) {
    if (error instanceof Failure) return [product, bad(error.phrase, error.params)]
    const detail = error instanceof Error ? describeError(error).message : String(error)
    return [product, bad('doctor.noDatabase', { detail })]
  } finally {
    await opened?.stop()
  }
}

async function databaseFindings(connection: Opened['connection']): Promise<Finding[]> {
  const { postgres, versionNumber, bytes, ahead, lacking, unknown } = await lookAtDatabase(connection)
  const seconds = Math.round(Math.abs(ahead))
  return [
    versionNumber < 150_000
      ? bad('doctor.postgresOld', { postgres })
      : ok('doctor.postgres', { postgres, size: sized(bytes) }),
    unknown > 0 ? bad('doctor.schemaNewer') : lacking > 0 ? warning('doctor.schemaOlder') : ok('doctor.schema'),
    seconds >= apart.wrong
      ? bad('doctor.clock', { seconds })
      : seconds >= apart.warning
        ? warning('doctor.clock', { seconds })
        : ok('doctor.clockRight'),
  ]
}

function filesFindings({ stored, missing, unnamed, examples }: Awaited<ReturnType<typeof lookAtFiles>>): Finding[] {
  return [
    missing > 0
      ? bad('doctor.filesMissing', { count: missing, names: examples.join(' ') })
      : ok('doctor.files', { count: stored }),
    ...(unnamed > 0 ? [warning('doctor.filesUnnamed', { count: unnamed })] : []),
  ]
}
