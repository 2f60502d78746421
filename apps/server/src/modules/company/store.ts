import { type Carried, carried } from '../../platform/carried/carried.ts'
import { eq } from 'drizzle-orm'
import type { AccountId } from '../../platform/db/account-id.ts'
import { type AccountPart, tablePart } from '../../platform/db/account-part.ts'
import type { Tx } from '../../platform/db/database.ts'
import { company } from './table.ts'

export type CompanyRow = Omit<typeof company.$inferSelect, 'accountId'>

export async function findCompany(tx: Tx, accountId: AccountId): Promise<CompanyRow | undefined> {
  const [row] = await tx
    .select({ name: company.name, intro: company.intro, logoId: company.logoId })
    .from(company)
    .where(eq(company.accountId, accountId))
  return row
}

export async function writeCompany(tx: Tx, accountId: AccountId, row: CompanyRow): Promise<void> {
  await tx
    .insert(company)
    .values({ accountId, ...row })
    .onConflictDoUpdate({ target: company.accountId, set: row })
}

/** What the data of an account holds of its company. */
export const companyParts: readonly AccountPart[] = [
  tablePart('company.jsonl', company, {
    by: ['name'],
    columns: { name: company.name, intro: company.intro, logoId: company.logoId },
  }),
]

export const carriedCompany: readonly Carried[] = [carried(company)]
