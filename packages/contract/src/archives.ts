import { z } from 'zod'
import { call } from './call.ts'
import { startedTask } from './exports.ts'
import { instant, say } from './fields.ts'

/** Shortest and longest passphrase of an archive. */
export const passphraseMin = 10
export const passphraseMax = 200

/** With the printed ids of before, into an account that is empty; or with new ones, beside what is there. */
export const archiveModes = ['same', 'new'] as const
export type ArchiveMode = (typeof archiveModes)[number]

export const archiveStates = ['waiting', 'running', 'done', 'failed', 'cancelled'] as const
/** What an import is at: it looks through all of it first, so that nothing comes of a damaged one. */
export const archivePhases = ['checking', 'taking', 'sealing'] as const

/** What a report counts. */
export const archiveThings = [
  'codes',
  'directories',
  'styles',
  'labels',
  'batches',
  'forms',
  'records',
  'evidence',
  'coupons',
  'groupCodes',
  'statuses',
  'plans',
  'stock',
  'reminders',
  'pushes',
  'collaborators',
  'people',
  'statistics',
  'files',
  'settings',
  'log',
  'addresses',
  'other',
] as const
export type ArchiveThing = (typeof archiveThings)[number]

/** Why something came otherwise, or not at all. */
export const archiveReasons = [
  'renumbered',
  'there',
  'noRoom',
  'missing',
  'unknown',
  'invited',
  'notInvited',
  'resealed',
  'unproven',
] as const
export type ArchiveReason = (typeof archiveReasons)[number]

export const ArchiveImport = z.object({
  id: z.int(),
  fileName: z.string(),
  size: z.number().describe('bytes of the archive'),
  mode: z.enum(archiveModes),
  state: z.enum(archiveStates),
  phase: z.enum(archivePhases),
  done: z.int(),
  total: z.int(),
  from: z.string().describe('the account that it was made of, as it was called; empty before it was read'),
  problem: z.string().describe('why it failed; empty without a problem'),
  came: z.array(z.object({ what: z.enum(archiveThings), count: z.int() })),
  canGoOn: z.boolean().describe('whether a failed one can be continued where it stopped'),
  notes: z.array(z.object({ what: z.enum(archiveThings), why: z.enum(archiveReasons), count: z.int() })),
  createdAt: instant,
  finishedAt: instant.nullable(),
})
export type ArchiveImport = z.infer<typeof ArchiveImport>

const passphrase = z
  .string()
  .min(passphraseMin, say('archives.passphraseShort'))
  .max(passphraseMax)
  .optional()
  .describe('absent: the archive is open')

const id = z.int().positive()

export const archiveCalls = {
  /** All of an account in one archive, made in the background as other downloads are. */
  make: call({
    path: '/qruser/console/archive/make',
    creates: true,
    access: 'admin',
    input: z.strictObject({ passphrase }),
    output: startedTask,
  }),
  /** Brings an archive that was uploaded into the account, in the background. */
  take: call({
    path: '/qruser/console/archive/take',
    creates: true,
    access: 'admin',
    input: z.strictObject({
      uploadId: z
        .string()
        .regex(/^[\w-]{22}$/, say('errors.wrongFormat'))
        .describe('of a resumable upload that is whole'),
      mode: z.enum(archiveModes),
      passphrase: z.string().max(passphraseMax).optional(),
    }),
    output: ArchiveImport,
  }),
  list: call({
    path: '/qruser/console/archive/list',
    access: 'admin',
    input: z.strictObject({}),
    output: z.object({
      list: z.array(ArchiveImport),
      isEmpty: z.boolean().describe('whether the account holds nothing yet, so that printed ids can stay'),
    }),
  }),
  /** What came until then stays. */
  cancel: call({
    path: '/qruser/console/archive/cancel',
    access: 'admin',
    input: z.strictObject({ id }),
    output: ArchiveImport,
  }),
  /** Continues one that failed for a reason that may have passed, where it stopped; for a week its archive is kept. */
  goOn: call({
    path: '/qruser/console/archive/go_on',
    access: 'admin',
    input: z.strictObject({ id }),
    output: ArchiveImport,
  }),
}
