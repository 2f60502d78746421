import { z } from 'zod'
import { call } from './call.ts'
import { instant, listInput, listOf, qrCodeId } from './fields.ts'

/** What people do that the log remembers. */
export const auditVerbs = [
  'created',
  'changed',
  'renamed',
  'styled',
  'moved',
  'shared',
  'unshared',
  'dressed',
  'expiry',
  'removed',
  'restored',
  'rolledBack',
  'scheduled',
  'unscheduled',
  'recovered',
  'access',
  'blocked',
  'unblocked',
  'appealed',
  'exported',
  'tierSet',
  'disabled',
  'enabled',
  'sessionsEnded',
  'passwordGiven',
  'unlocked',
  'secondFactorReset',
  'tested',
  'invited',
  'uninvited',
  'chosen',
  'imported',
  'ordered',
  'published',
  'statusSet',
  'corrected',
  'joined',
  'left',
] as const
export type AuditVerb = (typeof auditVerbs)[number]

export const auditSubjects = [
  'qrCode',
  'directory',
  'export',
  'account',
  'style',
  'label',
  'printer',
  'batch',
  'file',
  'form',
  'formGroup',
  'record',
  'status',
  'statusWall',
  'savedReport',
  'groupCode',
  'groupFolder',
  'coupon',
  'counter',
  'plan',
  'stock',
  'push',
  'member',
  'receiver',
  'reminderRule',
  'collaborator',
  'identityGroup',
  'key',
] as const
export type AuditSubject = (typeof auditSubjects)[number]

/** One deed. Sentences are made where they are shown, from the verb and its details. */
export const AuditItem = z.object({
  id: z.int(),
  at: instant,
  user: z.object({ id: z.int(), name: z.string() }),
  key: z.string().nullable().describe('the name of the key with which a program did it; null: the person'),
  verb: z.string().describe(`one of ${auditVerbs.join(', ')}; there may be more in later editions`),
  subject: z.enum(auditSubjects),
  subjectId: z.string(),
  name: z.string().describe('what the thing was called then'),
  details: z.record(z.string(), z.union([z.string(), z.number()])),
})
export type AuditItem = z.infer<typeof AuditItem>

export const auditCalls = {
  createlog: call({
    path: '/qruser/code/createlog',
    access: 'member',
    input: listInput(['newest'], {
      qrCodeId: qrCodeId().optional(),
      userId: z.int().positive().optional(),
      verb: z.enum(auditVerbs).optional(),
      from: instant.optional(),
      until: instant.optional().describe('this moment no longer belongs to it'),
    }),
    output: listOf(AuditItem),
  }),
}
