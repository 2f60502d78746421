import { picturesOf } from '@matai/qr'
import type { CallOutput, contract } from '@matai/contract'
import { notFound } from '../../../platform/failure.ts'
import type { Dependencies, Manner } from './dependencies.ts'
import { drawLabel, labelPictures, type PictureOrder } from './draw-label.ts'
import { labelData } from './label-data.ts'
import { labelTemplates } from './templates.ts'

export type Labels = ReturnType<typeof createLabels>

/** Label templates, what fills them, and single labels as pictures. */
export function createLabels(dependencies: Dependencies) {
  const { database, filesByIds } = dependencies
  const templates = labelTemplates(dependencies)
  const dataOf = labelData(dependencies)
  const draw = drawLabel(dependencies, dataOf)

  return {
    ...templates,
    dataOf,
    draw,
    picturesFor: labelPictures(dependencies),

    async drawSaved(order: Omit<PictureOrder, 'design'> & { labelTemplateId: number }, manner: Manner) {
      const { design } = await templates.designOf(database.tx, manner.accountId, order.labelTemplateId)
      return draw({ ...order, design }, manner)
    },

    /** What a label is filled with, with each code's style and its pictures; not found when a code is not there. */
    async printData(ids: string[], manner: Manner): Promise<CallOutput<(typeof contract.labels)['printData']>> {
      const codes = await dataOf(ids, manner)
      if (codes.length < new Set(ids).size) notFound()
      const wanted = [...new Set(codes.flatMap(({ style }) => picturesOf(style ?? {})))]
      const files = await filesByIds(database.tx, manner.accountId, wanted)
      return {
        list: codes.map(({ data, style }) => {
          const own = new Set(picturesOf(style ?? {}))
          const { directories, columns, ...rest } = data
          return {
            ...rest,
            directories: [...directories],
            columns: { ...columns },
            style,
            files: files.filter(({ id }) => own.has(id)),
          }
        }),
      }
    },
  }
}
