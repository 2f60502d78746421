import { and, asc, eq, getTableColumns, gt, isNull } from 'drizzle-orm'
import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { walk, walkPage } from '../../../platform/db/walk.ts'
import { batchChild, batchTemplate } from '../table.ts'

const there = (accountId: AccountId) => and(eq(batchTemplate.accountId, accountId), isNull(batchTemplate.deletedAt))

/** What people made them of, without what a worker notes. */
export const templatesOf = (tx: Tx, accountId: AccountId) => {
  const { id, name, version, columns, blocks, namePattern, keyColumn } = getTableColumns(batchTemplate)
  const { directoryId, style, labelTemplateId, createdBy, createdAt, updatedAt } = getTableColumns(batchTemplate)
  const layout = { id, name, version, columns, blocks, namePattern, keyColumn }
  const rest = { directoryId, style, labelTemplateId, createdBy, createdAt, updatedAt }
  return walk<Pick<typeof batchTemplate.$inferSelect, keyof typeof layout | keyof typeof rest>>((after) =>
    tx
      .select({ ...layout, ...rest })
      .from(batchTemplate)
      .where(and(there(accountId), after && gt(batchTemplate.id, after.id)))
      .orderBy(asc(batchTemplate.id))
      .limit(walkPage),
  )
}

/** Codes of templates that are there; those of others are ordinary pages, or about to be. */
export const childrenOf = (tx: Tx, accountId: AccountId) => {
  const { qrCodeId, templateId, number, values, version, updatedAt } = getTableColumns(batchChild)
  const columns = { qrCodeId, templateId, number, values, version, updatedAt }
  const ofTemplate = and(eq(batchTemplate.accountId, batchChild.accountId), eq(batchTemplate.id, batchChild.templateId))
  return walk<Pick<typeof batchChild.$inferSelect, keyof typeof columns>>((after) =>
    tx
      .select(columns)
      .from(batchChild)
      .innerJoin(batchTemplate, ofTemplate)
      .where(
        and(eq(batchChild.accountId, accountId), there(accountId), after && gt(batchChild.qrCodeId, after.qrCodeId)),
      )
      .orderBy(asc(batchChild.qrCodeId))
      .limit(walkPage),
  )
}
