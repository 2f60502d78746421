import type { LabelDesign } from '@matai/label'
import type { CodeForPrint } from './print-data.ts'

/** A field of a label that says nothing on some of the codes. */
export interface EmptyField {
  /** Name of the batch column. */
  column: string
  /** Codes on which it is empty. */
  ids: string[]
}

/** Fields of batch columns that would be printed empty; codes that are not known yet are not told of. */
export function emptyFields(
  { layers }: Pick<LabelDesign, 'layers'>,
  codes: ReadonlyMap<string, Pick<CodeForPrint, 'columns'>>,
  ids: readonly string[],
): EmptyField[] {
  const columns = layers.flatMap((layer) => (layer.type === 'field' && layer.field === 'column' ? [layer.column] : []))
  return [...new Set(columns)].flatMap((column) => {
    const empty = ids.filter((id) => codes.has(id) && !codes.get(id)?.columns[column]?.trim())
    return empty.length > 0 ? [{ column, ids: empty }] : []
  })
}
