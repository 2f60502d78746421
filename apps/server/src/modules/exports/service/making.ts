import type { Readable } from 'node:stream'
import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Translate } from '@matai/i18n'
import type { Tx } from '../../../platform/db/database.ts'
import { createByteOutlet, type ByteOutlet } from '../../../platform/files/byte-outlet.ts'
import { createZipWriter, type ZipWriter } from '../../../platform/zip/zip-writer.ts'
import type { Problem } from '../rules/task.ts'

/** What a worker hands to whoever makes a file. */
export interface Making<Request> {
  taskId: number
  accountId: AccountId
  userId: number
  request: Request
  now: Date
  /** How much there was when it was started. */
  total: number
  say: Translate
  /** Throws when the task was cancelled or taken away; to be asked between two pieces of work. */
  goOn(): void
  /** How far it is; costs nothing. */
  progress(done: number, total: number): void
  /** Holds the task until the transaction ends; throws when it is somebody else's by now. */
  hold(tx: Tx): Promise<void>
}

export type MakingZip<Request> = Making<Request> & { zip: ZipWriter }
export type MakingFile<Request> = Making<Request> & { file: ByteOutlet }

export interface Made {
  /** Without its ending. */
  fileName: string
  problem: Problem | null
  /** What is to be written down of the file that was kept, in the transaction that says it is there. */
  kept?(tx: Tx, sha256: string): Promise<void>
}

/** What a file is; `ending` has its dot. */
export interface FileType {
  ending: string
  mime: string
}

/** Makes the files of one kind of task. */
export interface Maker {
  /** The file as it grows, and what is known of it when it is whole. */
  begin(making: Making<never>): FileType & { stream: Readable; made: Promise<Made> }
}

const zipType: FileType = { ending: '.zip', mime: 'application/zip' }

/** A maker of zips. */
export function zipMaker<Request>(make: (making: MakingZip<Request>) => Promise<Made>): Maker {
  return {
    begin(making) {
      const zip = createZipWriter({ at: making.now })
      return { ...zipType, stream: zip.stream, made: ended(make({ ...making, zip }), zip) }
    },
  }
}

/** A maker of single files, such as a PDF or a workbook. */
export function fileMaker<Request>(type: FileType, make: (making: MakingFile<Request>) => Promise<Made>): Maker {
  return {
    begin(making) {
      const file = createByteOutlet()
      return { ...type, stream: file.stream, made: ended(make({ ...making, file }), file) }
    },
  }
}

/** A maker whose files are of one type or another, as they were asked for. */
export const eitherMaker = <Request>(makerFor: (request: Request) => Maker): Maker => ({
  begin: (making) => makerFor(making.request as Request).begin(making),
})

async function ended(making: Promise<Made>, outlet: { end(): void; destroy(error: Error): void }): Promise<Made> {
  try {
    const made = await making
    outlet.end()
    return made
  } catch (error) {
    outlet.destroy(error instanceof Error ? error : new Error(String(error)))
    throw error
  }
}
