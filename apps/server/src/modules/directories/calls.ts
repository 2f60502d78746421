import { contract } from '@matai/contract'
import { bind } from '../../platform/http/bind.ts'
import type { MemberContext } from '../../platform/http/context.ts'
import { toDirectory } from './rules.ts'
import type { Directories } from './service.ts'
import type { DirectoryRow } from './store.ts'

export function directoryCalls(directories: Directories) {
  const shown = (row: DirectoryRow, { caller, say }: MemberContext) =>
    toDirectory(row, caller, say('directories.defaultName'))

  return bind(contract.directories, {
    listAll: async (_, context) => {
      const rows = await directories.list(context.caller.accountId)
      return { list: rows.map((row) => shown(row, context)) }
    },
    add: async ({ name }, context) => shown(await directories.add(context.caller.accountId, name), context),
    rename: async ({ id, name }, context) =>
      shown(await directories.rename(context.caller.accountId, id, name), context),
    del: async ({ id }, { caller }) => ({ moved: await directories.remove(caller.accountId, id) }),
  })
}
