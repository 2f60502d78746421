import { readdir, readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { type Block, Blocks, sayIssue } from '@matai/contract'
import { type FormDocument, formDocument } from '@matai/form-kit/schema'
import type { Translate } from '@matai/i18n'
import type { z } from 'zod'
import {
  type CodeSaid,
  type DirectorySaid,
  type FormRef,
  type FormSaid,
  type Kind,
  kinds,
  type PlanSaid,
  SheetShape,
} from './shapes.ts'
import { type Fault, faultAt, type Path, type Place, readSheet } from './sheet.ts'

export type Said<Thing> = Thing & { at: Place }
/** A block whose form may be named instead of numbered, and which has an id where its writer gave it one. */
export interface BlockSaid {
  block: Block
  hasId: boolean
  form?: FormRef
}
export type WantedDirectory = Said<Omit<DirectorySaid, 'directories'>> & { path: string[] }
export type WantedCode = Said<Omit<CodeSaid, 'blocks'>> & { blocks: BlockSaid[] }
export type WantedForm = Said<Pick<FormSaid, 'id' | 'publish'>> & { document: FormDocument }
export type WantedPlan = Said<PlanSaid>

/** All that the files of a folder want to be, in the order of their names. */
export interface Wanted {
  /** Of which kinds the folder speaks: of others nothing is left over. */
  speaksOf: Set<Kind>
  directories: WantedDirectory[]
  codes: WantedCode[]
  forms: WantedForm[]
  plans: WantedPlan[]
}

/** Reads every `.yaml` and `.yml` below a folder; what is wrong comes with its file and line. */
export async function readFolder(folder: string, say: Translate): Promise<{ wanted: Wanted; faults: Fault[] }> {
  const wanted: Wanted = { speaksOf: new Set(), directories: [], codes: [], forms: [], plans: [] }
  const faults: Fault[] = []
  const files = await sheetFiles(folder)
  if (files.length === 0) faults.push({ file: folder, line: 0, message: say('folder.nothingToRead') })
  for (const file of files) {
    const { sheet, faults: found } = readSheet(relative(folder, file), await readFile(file, 'utf8'))
    faults.push(...found)
    if (sheet.content === null || found.length > 0) continue
    const parsed = SheetShape.safeParse(sheet.content)
    if (!parsed.success) faults.push(...saidAt({ sheet, path: [] }, parsed.error.issues, say))
    else take(parsed.data)
    function take(data: z.output<typeof SheetShape>) {
      for (const kind of kinds) if (data[kind]) wanted.speaksOf.add(kind)
      addDirectories(data.directories ?? [], { sheet, path: ['directories'] }, [])
      for (const [index, one] of (data.codes ?? []).entries()) {
        const at = { sheet, path: ['codes', index] }
        wanted.codes.push({
          ...one,
          at,
          blocks: one.blocks.flatMap((raw, place) => readBlock(raw, below(at, 'blocks', place))),
        })
      }
      for (const [index, { id, publish, ...rest }] of (data.forms ?? []).entries()) {
        const at = { sheet, path: ['forms', index] }
        const document = formDocument.safeParse(rest)
        if (document.success) wanted.forms.push({ id, publish, at, document: document.data })
        else faults.push(...saidAt(at, document.error.issues, say))
      }
      for (const [index, one] of (data.plans ?? []).entries())
        wanted.plans.push({ ...one, at: { sheet, path: ['plans', index] } })
    }
  }
  return { wanted, faults }

  function addDirectories(list: DirectorySaid[], at: Place, above: string[]): void {
    for (const [index, { directories, ...one }] of list.entries()) {
      const place = below(at, index)
      const path = [...above, one.name]
      wanted.directories.push({ ...one, at: place, path })
      addDirectories(directories ?? [], below(place, 'directories'), path)
    }
  }

  function readBlock({ form, ...raw }: Record<string, unknown>, at: Place): BlockSaid[] {
    const named = typeof form === 'string' || typeof form === 'number' ? { form } : {}
    // A form that is named has no number yet; the schema wants to see one.
    const parsed = Blocks.element.safeParse({ id: 'b', ...raw, ...('form' in named ? { formId: 1 } : {}) })
    if (parsed.success) return [{ block: parsed.data, hasId: 'id' in raw, ...named }]
    faults.push(...saidAt(at, parsed.error.issues, say))
    return []
  }
}

export const below = ({ sheet, path }: Place, ...more: Path): Place => ({ sheet, path: [...path, ...more] })

function saidAt(at: Place, issues: readonly z.core.$ZodIssue[], say: Translate): Fault[] {
  const seen = new Set<string>()
  return issues.flatMap((issue) => {
    const steps = issue.path.map((step) => (typeof step === 'symbol' ? String(step) : step))
    const extra = issue.code === 'unrecognized_keys' ? issue.keys.slice(0, 1) : []
    const key = JSON.stringify(steps)
    if (seen.has(key)) return []
    seen.add(key)
    const place = below(at, ...steps, ...extra)
    const where = place.path.join('.')
    return [faultAt(place, `${where ? `${where}: ` : ''}${sayIssue(issue, say)}`)]
  })
}

/** No links are followed, and nothing is looked for in what is hidden. */
async function sheetFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true })
  return entries
    .filter((entry) => entry.isFile() && /\.ya?ml$/i.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter(
      (path) =>
        !relative(folder, path)
          .split(/[\\/]/)
          .some((part) => part.startsWith('.') || part === 'node_modules'),
    )
    .toSorted()
}
