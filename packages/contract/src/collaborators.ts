import { z } from 'zod'
import { call } from './call.ts'
import { idOf, instant, listInput, listOf, nameField, say, thingSorts } from './fields.ts'
import { typedMobile } from './typed-mobile.ts'
import { workbookField } from './workbook.ts'

/** Longest name of a collaborator (specification, section 5). */
export const collaboratorNameMax = 20
/** Collaborators of an account. */
export const collaboratorsMax = 10_000
/** Collaborators that one call deletes or puts into groups. */
export const collaboratorsAtOnce = 200
export const identityGroupNameMax = 20
/** Identity groups of an account. */
export const identityGroupsMax = 100
/** Largest workbook of collaborators, in bytes. */
export const collaboratorWorkbookMax = 2 * 1024 ** 2
/** Days within which an import can be taken back. */
export const collaboratorUndoDays = 7

const id = idOf('collaborator')
const groupId = idOf('identityGroup')
const groupIds = z.array(groupId).max(identityGroupsMax)

/** A group of collaborators: guards, cleaners, teachers of a grade. */
export const IdentityGroup = z.object({ id: z.int(), name: z.string(), people: z.int() })
export type IdentityGroup = z.infer<typeof IdentityGroup>

/** Somebody who fills forms on the phone, without an account of the console. */
export const Collaborator = z.object({
  id: z.int(),
  version: z.int(),
  name: z.string(),
  mobile: z.string().describe('E.164 without the plus'),
  groups: z.array(z.object({ id: z.int(), name: z.string() })),
  boundAt: instant.nullable().describe('when this phone was first proven by a code; null: not yet'),
  updatedAt: instant,
  can: z.object({ edit: z.boolean(), delete: z.boolean() }),
})
export type Collaborator = z.infer<typeof Collaborator>

const draft = { name: nameField(collaboratorNameMax), mobile: typedMobile(), groupIds: groupIds.default([]) }
const chosen = z.array(id).min(1, say('collaborators.choose')).max(collaboratorsAtOnce)
const version = z.int().positive().optional().describe('the one that was read; another is a conflict')
const groupName = nameField(identityGroupNameMax)
const columns = ['name', 'mobile', 'groups'] as const
const removed = z.object({ removed: z.int() })

const Imported = z.object({
  id: z.int().nullable().describe('of the import, to take it back; null: nothing was changed'),
  added: z.int(),
  changed: z.int().describe('people whose phone was there with another name or other groups'),
  same: z.int(),
  newGroups: z.array(z.string()).describe('groups that were made, or would be'),
  skipped: z.array(
    z.object({
      row: z.int().describe('as the workbook numbers it, from 1'),
      column: z.enum(columns),
      message: z.string(),
    }),
  ),
})
export type CollaboratorImport = z.infer<typeof Imported>

export const collaboratorCalls = {
  list: call({
    path: '/qruser/console/cooperation/list',
    access: 'member',
    input: listInput(thingSorts, { groupId: groupId.optional(), bound: z.boolean().optional() }),
    output: listOf(Collaborator),
  }),
  add: call({
    path: '/qruser/console/cooperation/add',
    creates: true,
    access: 'admin',
    input: z.strictObject(draft),
    output: Collaborator,
  }),
  edit: call({
    path: '/qruser/console/cooperation/edit',
    access: 'admin',
    input: z.strictObject({ id, version, ...draft }),
    output: Collaborator,
  }),
  del: call({
    path: '/qruser/console/cooperation/del',
    access: 'admin',
    input: z.strictObject({ ids: chosen }),
    output: removed,
  }),
  /** Puts people into groups, or takes them out; other groups of theirs stay. */
  setGroup: call({
    path: '/qruser/console/cooperation/set_group',
    access: 'admin',
    input: z.strictObject({ ids: chosen, groupId, isIn: z.boolean() }),
    output: z.object({ changed: z.int() }),
  }),
  /** All of them as a workbook, which can be changed and imported again; of none an empty one to fill. */
  export: call({
    path: '/qruser/console/cooperation/export',
    access: 'admin',
    answer: 'file',
    input: z.strictObject({}),
    output: z.object({ mime: z.string(), body: z.instanceof(Uint8Array), fileName: z.string() }),
  }),
  /** Takes people from a workbook, known again by their phones; nobody is removed. */
  import: call({
    path: '/qruser/console/cooperation/import',
    creates: true,
    access: 'admin',
    limit: 'excelRows',
    bodyLimit: 3 * 1024 ** 2,
    heavy: true,
    input: z.strictObject({
      workbook: workbookField(collaboratorWorkbookMax).describe(
        '.xlsx or .csv in base64: names in the first column, phones in the second, groups in the third',
      ),
      looksOnly: z.boolean().default(false).describe('says what would happen, and changes nothing'),
      skipBad: z.boolean().default(false).describe('takes the good rows although others are bad'),
    }),
    output: Imported,
  }),
  /** Takes an import back: who was added goes, who was changed is as before; who was changed since then stays. */
  undoImport: call({
    path: '/qruser/console/cooperation/undo_import',
    access: 'admin',
    input: z.strictObject({ id: idOf('collaboratorImport') }),
    output: z.object({ removed: z.int(), restored: z.int(), kept: z.int().describe('changed since then') }),
  }),
}

export const identityGroupCalls = {
  /** All of them in the order of their names. */
  list: call({
    path: '/qruser/console/identity_group/list',
    access: 'member',
    input: z.strictObject({}),
    output: z.object({ list: z.array(IdentityGroup) }),
  }),
  add: call({
    path: '/qruser/console/identity_group/add',
    creates: true,
    access: 'admin',
    input: z.strictObject({ name: groupName }),
    output: IdentityGroup,
  }),
  rename: call({
    path: '/qruser/console/identity_group/rename',
    access: 'admin',
    input: z.strictObject({ id: groupId, name: groupName }),
    output: IdentityGroup,
  }),
  /** Its people stay collaborators. */
  del: call({
    path: '/qruser/console/identity_group/del',
    access: 'admin',
    input: z.strictObject({ id: groupId }),
    output: removed,
  }),
}
