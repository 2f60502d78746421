import { findPaper, paperName, writeMeasures } from './paper-name.ts'
import type { PrintJob } from './print-data.ts'

/** The print screen's address for printing something again as it was. */
export function searchOfJob({ id, settings }: PrintJob): Record<string, string | number | boolean> {
  const { paper, start, caption, labelTemplateId, cropMarks, printerId } = settings
  const common = { job: id, start, caption, label: labelTemplateId ?? 0, marks: cropMarks, printer: printerId ?? 0 }
  if (paper.kind === 'grid') {
    return { ...common, paper: 'grid', perPage: paper.perPage, margin: String(paper.margin), gap: String(paper.gap) }
  }
  const name = paperName(paper)
  if (findPaper(name)) return { ...common, paper: name }
  return paper.kind === 'paper' ? { ...common, paper: 'own', own: writeMeasures(paper) } : { ...common, paper: 'grid' }
}
