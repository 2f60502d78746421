import { z } from 'zod'
import { flag } from './access.ts'
import { call } from './call.ts'
import { fileId, idOf, instant, say } from './fields.ts'
import { StoredFile } from './files.ts'

/** Most levels of an approval, and people of one. */
export const approvalLevelsMax = 3
export const approversMax = 20
export const approvalReasonMax = 500

/** Roles that a level can name: the administrator, every sub-administrator, and those of them who have a flag. */
export const approverRoles = ['admin', 'subAdmin', 'editRecord', 'deleteRecord'] as const
export type ApproverRole = (typeof approverRoles)[number]

export const approvalStates = ['none', 'waiting', 'approved', 'refused'] as const
export type ApprovalState = (typeof approvalStates)[number]

const formId = idOf('form')
const recordId = idOf('record')
const person = z.object({ id: z.int().describe('0: a collaborator'), name: z.string() })

/**
 * Who approves at a level: any of these people, of these roles, or of these identity groups; the administrator where that is
 * nobody. Of a group people of the account decide in the console, others on the page of their own work.
 */
const ApprovalLevel = z.object({
  people: z.array(person),
  roles: z.array(z.enum(approverRoles)),
  groups: z.array(z.object({ id: z.int(), name: z.string() })),
})

export const FormApproval = z.object({ levels: z.array(ApprovalLevel), can: z.object({ edit: z.boolean() }) })
export type FormApproval = z.infer<typeof FormApproval>

export const RecordApproval = z.object({
  state: z.enum(approvalStates),
  level: z.int().describe('the one that it waits for, from 1; 0 where it waits for none'),
  of: z.int().describe('levels in all'),
  waitsFor: z.array(person).describe('any of them can decide'),
  steps: z.array(
    z.object({
      level: z.int(),
      user: person,
      approved: z.boolean(),
      reason: z.string(),
      signature: StoredFile.nullable(),
      at: instant,
    }),
  ),
  can: z.object({ decide: z.boolean() }),
})
export type RecordApproval = z.infer<typeof RecordApproval>

export const recordApprovalCalls = {
  get: call({
    path: '/qruser/console/sheet_record/get_approval',
    access: 'member',
    input: z.strictObject({ formId }),
    output: FormApproval,
  }),
  /** Of records that come from now on; without levels they need no approval. Who could set this could approve alone. */
  set: call({
    path: '/qruser/console/sheet_record/set_approval',
    access: flag('editRecord'),
    input: z.strictObject({
      formId,
      levels: z
        .array(
          z.strictObject({
            userIds: z.array(z.int().positive()).max(approversMax).default([]),
            roles: z.array(z.enum(approverRoles)).max(approverRoles.length).default([]),
            groupIds: z.array(idOf('identityGroup')).max(approversMax).default([]),
          }),
        )
        .max(approvalLevelsMax)
        .describe('from the first to the last; one that names nobody is the administrator’s'),
    }),
    output: FormApproval,
  }),
  ofRecord: call({
    path: '/qruser/console/sheet_record/approval_of_record',
    access: 'member',
    input: z.strictObject({ recordId }),
    output: RecordApproval,
  }),
  /** At the level that the record waits for. Who refuses says why. */
  decide: call({
    path: '/qruser/console/sheet_record/decide',
    access: 'member',
    input: z
      .strictObject({
        recordId,
        level: z.int().min(1).max(approvalLevelsMax).describe('the one that was seen; another one is a conflict'),
        approved: z.boolean(),
        reason: z.string().trim().max(approvalReasonMax).default(''),
        signatureId: fileId().optional().describe('a picture of the account'),
      })
      .refine(({ approved, reason }) => approved || reason !== '', {
        path: ['reason'],
        ...say('recordScreens.reasonMissing'),
      }),
    output: RecordApproval,
  }),
}
