import { eq } from 'drizzle-orm'
import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { brand } from '../table.ts'

export type BrandRow = Omit<typeof brand.$inferSelect, 'accountId'>

const ours: BrandRow = { theme: 'plain', colour: '', logoId: null, coverId: null }

export async function readBrand(tx: Tx, accountId: AccountId): Promise<BrandRow> {
  const [row] = await tx
    .select({ theme: brand.theme, colour: brand.colour, logoId: brand.logoId, coverId: brand.coverId })
    .from(brand)
    .where(eq(brand.accountId, accountId))
  return row ?? ours
}

export async function writeBrand(tx: Tx, accountId: AccountId, row: BrandRow): Promise<void> {
  await tx
    .insert(brand)
    .values({ accountId, ...row })
    .onConflictDoUpdate({ target: brand.accountId, set: row })
}
