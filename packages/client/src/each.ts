interface Page<Item> {
  list: Item[]
  total: number
  next: string | null
}

interface Position {
  page?: number
  pageSize?: number
  cursor?: string
}

const pageSize = 200

/** Every item of a list, page by page: `for await (const code of each(client.qrCodes.getCodeList, {}))`. */
export async function* each<Input extends object, Item>(
  list: (input: Input & Position) => Promise<Page<Item>>,
  input: Input,
): AsyncGenerator<Item, void, undefined> {
  let position: Position = { page: 1 }
  for (let number = 1; ; number += 1) {
    const answer = await list({ ...input, pageSize, ...position })
    yield* answer.list
    if (answer.next !== null) position = { cursor: answer.next }
    // A short list has no cursor, and may still have another page.
    else if (position.cursor === undefined && number * pageSize < answer.total) position = { page: number + 1 }
    else return
  }
}
