import type { contract, Brand, ParsedInput, StoredFile } from '@matai/contract'
import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Database, Tx } from '../../../platform/db/database.ts'
import { failField } from '../../../platform/failure.ts'
import type { MemberContext } from '../../../platform/http/context.ts'
import type { Audit } from '../../audit/service.ts'
import { readBrand, writeBrand } from '../store/brand.ts'

interface Dependencies {
  database: Database
  audit: Pick<Audit, 'on'>
  accountNamesOf(tx: Tx, ids: AccountId[]): Promise<Map<number, string>>
  /** Those of the ids that are the account's and may be shown. */
  filesByIds(tx: Tx, accountId: AccountId, ids: string[]): Promise<StoredFile[]>
}

export type Brands = ReturnType<typeof createBrands>

/** How an account dresses the pages that its codes open. */
export function createBrands({ database, audit, accountNamesOf, filesByIds }: Dependencies) {
  const remember = audit.on('account')

  async function read(tx: Tx, accountId: AccountId): Promise<Brand> {
    const { theme, colour, logoId, coverId } = await readBrand(tx, accountId)
    const files = await filesByIds(
      tx,
      accountId,
      [logoId, coverId].filter((id) => id !== null),
    )
    const fileOf = (wanted: string | null) => files.find(({ id }) => id === wanted) ?? null
    return { theme, colour, logo: fileOf(logoId), cover: fileOf(coverId) }
  }

  return {
    of: (accountId: AccountId): Promise<Brand> => read(database.tx, accountId),

    set: (
      row: ParsedInput<typeof contract.brand.set>,
      { caller: { accountId, userId } }: MemberContext,
    ): Promise<Brand> =>
      database.transact(accountId, async (tx) => {
        await writeBrand(tx, accountId, row)
        const now = await read(tx, accountId)
        if (row.logoId !== null && now.logo?.kind !== 'picture') failField('logoId', 'files.imageFormat')
        if (row.coverId !== null && now.cover?.kind !== 'picture') failField('coverId', 'files.imageFormat')
        const name = (await accountNamesOf(tx, [accountId])).get(accountId) ?? ''
        await remember(tx, { accountId, userId }, 'changed', { id: accountId, name }, { what: 'brand', to: now.theme })
        return now
      }),
  }
}
