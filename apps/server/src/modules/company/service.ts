import {
  type Company,
  type CompanyHome,
  companyLogoMax,
  type contract,
  flag,
  mayCall,
  type ParsedInput,
  type StoredFile,
} from '@matai/contract'
import type { AccountId } from '../../platform/db/account-id.ts'
import type { Database, Tx } from '../../platform/db/database.ts'
import { failField } from '../../platform/failure.ts'
import type { MemberContext } from '../../platform/http/context.ts'
import type { Audit } from '../audit/service.ts'
import type { QrCodes } from '../qr-codes/service/qr-codes.ts'
import { companyParts, findCompany, writeCompany } from './store.ts'

interface Dependencies {
  database: Database
  audit: Pick<Audit, 'on'>
  qrCodes: Pick<QrCodes, 'homes' | 'open'>
  /** Those of the ids that are the account's and may be shown. */
  filesByIds(tx: Tx, accountId: AccountId, ids: string[]): Promise<StoredFile[]>
}

export type Companies = ReturnType<typeof createCompanies>

/** What an account says of itself, and which of its codes introduces it. */
export function createCompanies({ database, audit, qrCodes, filesByIds }: Dependencies) {
  const remember = audit.on('account')

  async function read(tx: Tx, accountId: AccountId): Promise<Company | null> {
    const row = await findCompany(tx, accountId)
    if (!row) return null
    const [logo] = row.logoId === null ? [] : await filesByIds(tx, accountId, [row.logoId])
    return { name: row.name, intro: row.intro, logo: logo ?? null }
  }

  async function get(context: MemberContext): Promise<CompanyHome> {
    const { accountId } = context.caller
    const [company, id] = await Promise.all([read(database.tx, accountId), qrCodes.homes.idOf(accountId)])
    const home = id === undefined ? null : await qrCodes.open(id, context)
    return { company, home, can: { edit: mayCall(flag('editCompany'), context.caller) } }
  }

  async function set(
    { qrCodeId, ...row }: ParsedInput<typeof contract.company.setHome>,
    context: MemberContext,
  ): Promise<CompanyHome> {
    const { accountId, userId } = context.caller
    await database.transact(accountId, async (tx) => {
      await writeCompany(tx, accountId, row)
      if (row.logoId !== null) refuseLogo((await read(tx, accountId))?.logo)
      await remember(tx, { accountId, userId }, 'changed', { id: accountId, name: row.name }, { what: 'company' })
      if (qrCodeId !== undefined) await qrCodes.homes.adopt(tx, qrCodeId, { accountId, userId, now: context.now })
      await qrCodes.homes.announceHead(tx, accountId)
    })
    return get(context)
  }

  async function remove(context: MemberContext): Promise<CompanyHome> {
    const { accountId, userId } = context.caller
    await database.transact(accountId, (tx) => qrCodes.homes.release(tx, { accountId, userId, now: context.now }))
    return get(context)
  }

  return { headOf: read, get, set, remove, parts: companyParts }
}

function refuseLogo(logo: StoredFile | null | undefined): void {
  if (logo?.kind !== 'picture') failField('logoId', 'files.imageFormat')
  if (logo.size > companyLogoMax) failField('logoId', 'company.logoTooLarge')
}
