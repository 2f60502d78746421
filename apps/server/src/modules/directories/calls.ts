import { contract } from '@matai/contract'
import { bind } from '../../platform/http/bind.ts'
import type { MemberContext } from '../../platform/http/context.ts'
import { toDirectory } from './rules.ts'
import type { Directories, PlacedDirectory } from './service.ts'

export function directoryCalls(directories: Directories) {
  const shown = (row: PlacedDirectory, { caller, say }: MemberContext) =>
    toDirectory(row, caller, say('directories.defaultName'))
  const listed = (rows: PlacedDirectory[], context: MemberContext) => ({
    list: rows.map((row) => shown(row, context)),
  })

  return bind(contract.directories, {
    listAll: async (_, context) => listed(await directories.list(context.caller.accountId), context),
    list: async ({ parentId }, context) =>
      listed(await directories.children(context.caller.accountId, parentId), context),
    add: async ({ name, parentId }, context) =>
      shown(await directories.add(context.caller.accountId, name, parentId ?? null), context),
    rename: async ({ id, name }, context) =>
      shown(await directories.rename(context.caller.accountId, id, name), context),
    move: async ({ id, ...to }, context) => shown(await directories.move(context.caller.accountId, id, to), context),
    changeorder: async ({ ids }, context) =>
      listed(await directories.changeOrder(context.caller.accountId, ids), context),
    del: ({ id, qrCodes }, { caller, now }) => directories.remove(caller.accountId, id, { qrCodes, now }),
  })
}
