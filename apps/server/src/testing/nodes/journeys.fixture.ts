import { setTimeout as rest } from 'node:timers/promises'
import { contract, type ExportTask } from '@matai/contract'
import type { Node } from './node.ts'
import { createReach, type Owner, ownerThrough, type Reach } from './owner.ts'

export const pageOf = (text: string) => [{ id: 't', type: 'richText' as const, html: `<p>${text}</p>` }]

/** The same person at one node alone. */
export const at = (owner: Owner, node: Node): Owner => ownerThrough(owner, createReach([node]))

/** Ids of so many pages of one name, in the order in which a list has them, the newest first. */
export async function makeCodes(
  { client }: Owner,
  { name, count }: { name: string; count: number },
): Promise<string[]> {
  const items = Array.from({ length: count }, (_, nth) => ({ name, blocks: pageOf(`第 ${nth} 页`) }))
  await client.qrCodes.bulkSave({ items })
  const { list } = await client.qrCodes.getCodeList({ keyword: name, pageSize: 200 })
  return list.map(({ id }) => id)
}

/** What a visitor gets of a code at a node. */
export async function pageAt({ origin }: Node, id: string): Promise<string> {
  const answer = await fetch(`${origin}/q/${id}`)
  if (answer.status !== 200) throw new Error(`a page is answered ${answer.status}`)
  return answer.text()
}

/** A list page by page, each asked of whichever node `turn` says; it may do something to the others meanwhile. */
export async function walkList(
  owner: Owner,
  { name, pageSize, turn }: { name: string; pageSize: number; turn(page: number): Promise<Node> },
): Promise<string[]> {
  const ids: string[] = []
  for (let page = 0, cursor: string | null | undefined; cursor !== null; page += 1) {
    const { client } = at(owner, await turn(page))
    const after = cursor === undefined ? {} : { cursor }
    const answer = await client.qrCodes.getCodeList({ keyword: name, pageSize, ...after })
    ids.push(...answer.list.map(({ id }) => id))
    cursor = answer.next
  }
  return ids
}

/** Waits until a task is as it should be; one that failed never is. */
export async function taskThat(
  { client }: Owner,
  id: number,
  isIt: (task: ExportTask) => boolean,
): Promise<ExportTask> {
  for (;;) {
    const task = await client.exports.taskInfo({ id })
    if (isIt(task)) return task
    if (task.state === 'failed' || task.state === 'done') throw new Error(`a task is ${task.state}: ${task.problem}`)
    await rest(20)
  }
}

/** The file of a task that is done. */
export async function fileOfTask(reach: Reach, { headers }: Owner, id: number): Promise<Uint8Array> {
  const answer = await reach.fetch(`${contract.exports.taskFile.path}?id=${id}`, { headers })
  if (!answer.ok) throw new Error(`a file is answered ${answer.status}`)
  return new Uint8Array(await answer.arrayBuffer())
}
