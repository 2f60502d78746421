import type { LabelTemplate } from '@matai/contract'
import { captionData, type LabelDesign, labelOnPaper, type LabelSheet } from '@matai/label'
import { useMemo } from 'react'
import { namedBy, sheetOf } from '../../editor/use-label-sheet.ts'
import { type Pictures, usePictures } from '../../editor/use-pictures.ts'
import type { CodeForPrint, PrintSettings } from './print-data.ts'

/** Draws the label of a code as it will lie on the paper; the same shapes as in the PDF. */
export function useLabels(
  codes: ReadonlyMap<string, CodeForPrint>,
  template: LabelTemplate | undefined,
  { caption, paper }: PrintSettings,
): (id: string) => LabelSheet | null {
  const design = useMemo(
    (): LabelDesign => labelOnPaper(template?.design ?? null, caption, paper),
    [template, caption, paper],
  )
  const wanted = useMemo(() => {
    const all = [...codes.values()]
    const known = new Map(
      [...(template?.files ?? []), ...all.flatMap(({ files }) => files)].map((file) => [file.id, file.url]),
    )
    const ids = new Set(all.flatMap(({ style }) => namedBy(design, style)))
    return [...ids].flatMap((id) => {
      const url = known.get(id)
      return url ? [{ id, url }] : []
    })
  }, [codes, template, design])
  const pictures = usePictures(wanted)

  return useMemo(() => labelsOf(codes, design, pictures, template !== undefined), [codes, design, pictures, template])
}

/** Draws each label once, when a page wants it. */
function labelsOf(
  codes: ReadonlyMap<string, CodeForPrint>,
  design: LabelDesign,
  pictures: Pictures,
  isTemplate: boolean,
): (id: string) => LabelSheet | null {
  const drawn = new Map<string, LabelSheet>()
  return (id) => {
    const known = drawn.get(id)
    const code = codes.get(id)
    if (known || !code) return known ?? null
    const { style, files, ...words } = code
    const data = isTemplate ? words : captionData(words)
    const sheet = sheetOf(design, { data, style, files }, pictures)
    drawn.set(id, sheet)
    return sheet
  }
}
