import type { ClientConfig } from 'pg'
import { fileColumns } from '../backup/file-columns.ts'
import { lookAtDatabase as readDatabase, lookAtFiles as compareFiles } from '../backup/look.ts'
import type { BlobStore } from '../files/blob-store.ts'
import { Failure } from '../failure.ts'
import { describeError } from '../http/describe-error.ts'
import { version } from '../version.ts'
import { bad, type Finding, ok, warning } from './finding.ts'
import { sized } from './sized.ts'

/** Seconds between two clocks; sealed passwords are refused when they are a minute apart. */
const apart = { warning: 5, wrong: 60 }

/** What runs here. */
export const lookAtVersion = (): Finding => ok('doctor.version', { version, node: process.versions.node })

/** Database, its version and clock, and the files that it names; `connection` is past any pooler. */
export async function lookAtData(connection: ClientConfig, blobs: Pick<BlobStore, 'list'>): Promise<Finding[]> {
  try {
    return [...(await databaseFindings(connection)), ...(await filesFindings(connection, blobs))]
  } catch (error) {
    return [noDatabase(error)]
  }
}

/** Of a database that cannot be reached. */
export function noDatabase(error: unknown): Finding {
  if (error instanceof Failure) return bad(error.phrase, error.params)
  return bad('doctor.noDatabase', { detail: error instanceof Error ? describeError(error).message : String(error) })
}

async function databaseFindings(connection: ClientConfig): Promise<Finding[]> {
  const { postgres, versionNumber, bytes, ahead, lacking, unknown } = await readDatabase(connection)
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

async function filesFindings(connection: ClientConfig, blobs: Pick<BlobStore, 'list'>): Promise<Finding[]> {
  try {
    const { stored, missing, unnamed, examples } = await compareFiles(connection, { blobs, columns: fileColumns })
    return [
      missing > 0
        ? bad('doctor.filesMissing', { count: missing, names: examples.join(' ') })
        : ok('doctor.files', { count: stored }),
      ...(unnamed > 0 ? [warning('doctor.filesUnnamed', { count: unnamed })] : []),
    ]
  } catch (error) {
    if (error instanceof Failure) return [bad(error.phrase, error.params)]
    throw error
  }
}
