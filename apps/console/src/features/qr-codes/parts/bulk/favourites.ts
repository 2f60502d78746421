import type { QrCodeItem } from '@matai/contract'
import type { QueryClient } from '@tanstack/react-query'
import { client } from '../../../../client.ts'

interface ListAnswer {
  list: QrCodeItem[]
}

/** What else is kept beside lists is no list: a code alone, the parts of some. */
const isList = (answer: object | null | undefined): answer is ListAnswer => Boolean(answer && 'list' in answer)

/** Marks at once on the screen, and takes it back when the server refuses. */
export async function setFavourite(qrCodes: QrCodeItem[], favourite: boolean, queries: QueryClient): Promise<void> {
  const ids = qrCodes.map(({ id }) => id)
  const queryKey = ['qrCodes', 'list']
  await queries.cancelQueries({ queryKey })
  const before = queries.getQueriesData<object | null>({ queryKey })
  queries.setQueriesData<object | null>({ queryKey }, (answer) =>
    isList(answer)
      ? { ...answer, list: answer.list.map((item) => (ids.includes(item.id) ? { ...item, favourite } : item)) }
      : answer,
  )
  try {
    await client.qrCodes.setFavourite({ ids, favourite })
  } catch (error) {
    for (const [key, answer] of before) queries.setQueryData(key, answer)
    throw error
  } finally {
    void queries.invalidateQueries({ queryKey })
  }
}
