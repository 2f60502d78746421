import { client } from '../../../../client.ts'

/** Most codes that one sheet screen takes: their ids stand in its address. */
export const printedAtOnce = 200

/** The first codes of a template or of an import, in the order of their numbers, and whether that is all of them. */
export async function idsToPrint(filters: { id: number; importId?: number }) {
  const { list, total } = await client.batches.childList({ pageSize: printedAtOnce, filters })
  return { ids: list.map(({ code }) => code.id), isAll: total <= list.length }
}
