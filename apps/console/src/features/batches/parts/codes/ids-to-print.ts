import { client } from '../../../../client.ts'

/** Most codes of one print. */
export const printedAtMost = 5_000
const pageSize = 200

/** The codes of a template or of an import in the order of their numbers, and whether these are all of them. */
export async function idsToPrint(filters: { id: number; importId?: number }) {
  const ids: string[] = []
  let cursor: string | undefined
  for (let page = 1; ids.length < printedAtMost; page++) {
    const { list, next } = await client.batches.childList({ page, pageSize, filters, ...(cursor ? { cursor } : {}) })
    ids.push(...list.map(({ code }) => code.id))
    if (!next) return { ids, isAll: true }
    cursor = next
  }
  return { ids: ids.slice(0, printedAtMost), isAll: false }
}
