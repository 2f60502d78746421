import { sql } from 'drizzle-orm'
import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'

/** The templates that name one of the forms, once for each form. */
export async function templatesWithForms(
  tx: Tx,
  accountId: AccountId,
  formIds: readonly number[],
): Promise<{ formId: number; name: string }[]> {
  if (formIds.length === 0) return []
  const { rows } = await tx.execute<{ formId: string; name: string }>(sql`
    select distinct f.id as "formId", t.name, t.id
    from batch_template t
    cross join unnest(${sql.param([...formIds])}::bigint[]) f (id)
    where t.account_id = ${accountId} and t.deleted_at is null
      and jsonb_path_query_array(t.blocks, '$[*].formId') @> to_jsonb(array[f.id])
    order by t.id`)
  return rows.map(({ formId, name }) => ({ formId: Number(formId), name }))
}
