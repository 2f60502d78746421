import { isMap, isNode, isScalar, isSeq, LineCounter, parseDocument } from 'yaml'

export type Path = readonly (string | number)[]

/** Something that stands in a file of the folder. */
export interface Place {
  sheet: Sheet
  path: Path
}

/** A file of the folder: what it says, and in which line. */
export interface Sheet {
  file: string
  content: unknown
  lineOf(path: Path): number
}

export interface Fault {
  file: string
  line: number
  message: string
}

export const faultAt = ({ sheet, path }: Place, message: string): Fault => ({
  file: sheet.file,
  line: sheet.lineOf(path),
  message,
})

/** A file of YAML 1.2, in which a time is a text and `on` a word. */
export function readSheet(file: string, text: string): { sheet: Sheet; faults: Fault[] } {
  const lines = new LineCounter()
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false })
  const lineAt = (offset: number) => lines.linePos(offset).line
  const faults = document.errors.map(({ message, pos }) => ({ file, line: lineAt(pos[0]), message }))

  /** Where the last step of a path stands that is there at all. */
  function lineOf(path: Path): number {
    let offset = 0
    let node: unknown = document.contents
    for (const step of path) {
      const pair = isMap(node) ? node.items.find(({ key }) => isScalar(key) && key.value === step) : undefined
      const next: unknown = isSeq(node) ? node.items[Number(step)] : pair?.value
      const from = pair?.key ?? next
      if (isNode(from)) offset = from.range?.[0] ?? offset
      if (!isNode(next)) break
      node = next
    }
    return lineAt(offset)
  }

  const content: unknown =
    faults.length === 0 ? contentOf(document, (message) => faults.push({ file, line: 1, message })) : null
  return { sheet: { file, content, lineOf }, faults }
}

/** Aliases that stand for far more than the file says are refused by the parser. */
function contentOf(document: ReturnType<typeof parseDocument>, refuse: (message: string) => void): unknown {
  try {
    return document.toJS({ maxAliasCount: 100 })
  } catch (error) {
    refuse(error instanceof Error ? error.message : String(error))
    return null
  }
}
