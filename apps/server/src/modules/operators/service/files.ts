import type { contract, OperatedAccount, OperatedFile, ParsedInput } from '@matai/contract'
import { everybody, mintAccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { fail, notFound } from '../../../platform/failure.ts'
import { fileIdIn } from '../rules.ts'
import type { Dependencies, Operating } from './dependencies.ts'
import { remember } from './remember.ts'

type Row = NonNullable<Awaited<ReturnType<Dependencies['files']['operated']['find']>>>
type FindAccount = (tx: Tx, id: number, now: Date) => Promise<OperatedAccount>
type Why = ParsedInput<typeof contract.operators.fileBlock>

const unknown = (path: string) => {
  const phrase = 'operators.fileUnknown' as const
  return fail(phrase, { as: 'notFound', fields: [{ path: [path], phrase }] })
}

/** Uploaded files that must not be given out, whatever names them. */
export function createOperatedFiles(dependencies: Dependencies, accountOf: FindAccount) {
  const { database, files, accounts, notices } = dependencies
  const { operated } = files

  async function describe(tx: Tx, row: Row, now: Date): Promise<OperatedFile> {
    const { id, name, kind, mime, size, createdAt, blockedAt, blockReason: reason } = row
    const account = await accountOf(tx, row.accountId, now)
    const moments = { createdAt: createdAt.toISOString(), blockedAt: blockedAt?.toISOString() ?? null }
    return { id, name, kind, mime, size, ...moments, reason, account }
  }

  function set({ id, reason }: Why, verb: 'blocked' | 'unblocked', operating: Operating): Promise<OperatedFile> {
    const { now } = operating
    return database.transact(everybody, async (tx) => {
      const row = (await operated.lock(tx, id)) ?? unknown('id')
      const isBlocked = row.blockedAt !== null
      if (isBlocked === (verb === 'blocked')) {
        fail(isBlocked ? 'operators.fileIsBlocked' : 'operators.fileIsOpen', { as: 'conflict' })
      }
      const { name } = row
      const accountId = mintAccountId(row.accountId)
      if (verb === 'blocked') await operated.block(tx, accountId, id, { reason, now })
      else await operated.unblock(tx, accountId, id)
      const thing = { subject: 'file' as const, id }
      await remember(dependencies, tx, { verb, accountId, thing, name, details: { reason } }, operating)
      const kind = verb === 'blocked' ? ('fileBlocked' as const) : ('fileUnblocked' as const)
      const admins = await accounts.adminsOf(tx, accountId)
      await notices.tell(
        tx,
        admins.map((person) => ({ ...person, kind, details: { name, reason }, link: '' })),
      )
      return describe(tx, (await operated.lock(tx, id)) ?? notFound(), now)
    })
  }

  return {
    async find(typed: string, now: Date): Promise<OperatedFile> {
      return describe(database.tx, (await operated.find(fileIdIn(typed))) ?? unknown('file'), now)
    },
    block: (input: Why, operating: Operating) => set(input, 'blocked', operating),
    unblock: (input: Why, operating: Operating) => set(input, 'unblocked', operating),
    async content(id: string) {
      const { mime, name, size } = (await operated.find(id)) ?? unknown('id')
      return { mime, fileName: name, size, body: (await operated.open(id)) ?? notFound() }
    },
  }
}
