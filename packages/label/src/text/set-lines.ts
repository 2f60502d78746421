import { breakLines } from './break-lines.ts'
import { cleanLines } from './clean-text.ts'
import { clustersOf } from './measure.ts'
import { paragraphOf } from './words.ts'

/** A text in lines of at most `width` in letters of `size`, both in one unit; its own ends of lines stay. */
export function setLines(text: string, { width, size, bold = false }: { width: number; size: number; bold?: boolean }) {
  return cleanLines(text).flatMap((line) => {
    const paragraph = paragraphOf(clustersOf(line, bold))
    const { lines } = breakLines(paragraph, width / size)
    return lines.map(({ from, to }) =>
      paragraph.clusters
        .slice(from, to)
        .map((cluster) => cluster.text)
        .join(''),
    )
  })
}
