import { and, asc, eq, getTableColumns, gt } from 'drizzle-orm'
import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { walk, walkPage } from '../../../platform/db/walk.ts'
import { labelTemplate, printer, printJob } from '../table.ts'

export const templatesOf = (tx: Tx, accountId: AccountId) => {
  const { accountId: _, ...columns } = getTableColumns(labelTemplate)
  return walk<Omit<typeof labelTemplate.$inferSelect, 'accountId'>>((after) =>
    tx
      .select(columns)
      .from(labelTemplate)
      .where(and(eq(labelTemplate.accountId, accountId), after && gt(labelTemplate.id, after.id)))
      .orderBy(asc(labelTemplate.id))
      .limit(walkPage),
  )
}

export const printersOf = (tx: Tx, accountId: AccountId) => {
  const { accountId: _, ...columns } = getTableColumns(printer)
  return walk<Omit<typeof printer.$inferSelect, 'accountId'>>((after) =>
    tx
      .select(columns)
      .from(printer)
      .where(and(eq(printer.accountId, accountId), after && gt(printer.id, after.id)))
      .orderBy(asc(printer.id))
      .limit(walkPage),
  )
}

/** Without their tasks, whose files are gone after some days. */
export const printsOf = (tx: Tx, accountId: AccountId) => {
  const { accountId: _, taskId: __, ...columns } = getTableColumns(printJob)
  return walk<Omit<typeof printJob.$inferSelect, 'accountId' | 'taskId'>>((after) =>
    tx
      .select(columns)
      .from(printJob)
      .where(and(eq(printJob.accountId, accountId), after && gt(printJob.id, after.id)))
      .orderBy(asc(printJob.id))
      .limit(walkPage),
  )
}
