import type { Owner } from './owner.ts'

/** Prints sheets of 24 labels with a code and its name; answers the id of the task. */
export async function preparePrinting({ client }: Owner): Promise<(ids: string[]) => Promise<number>> {
  const design = {
    width: 63.5,
    height: 33.9,
    layers: [
      { id: 'c', type: 'code' as const, x: 2, y: 2, width: 30, height: 30 },
      { id: 'n', type: 'field' as const, field: 'name' as const, x: 36, y: 5, width: 25, height: 12, size: 4 },
    ],
  }
  const { id: labelTemplateId } = await client.labels.save({ name: '设备', design })
  const sheet = { width: 210, height: 297, columns: 3, rows: 8, labelWidth: 63.5, labelHeight: 33.9 }
  const paper = { kind: 'paper' as const, ...sheet, left: 7.25, top: 12.9, gapX: 2.5, gapY: 0 }
  return async (ids) => {
    const { task } = await client.labels.print({ ids, settings: { labelTemplateId, paper } })
    return task.id
  }
}
