import type { Block, QrCode, QrCodeItem } from '@matai/contract'
import type { Translate } from '@matai/i18n'
import type { ComparedDirectories } from './compare-directories.ts'
import { differences } from './difference.ts'
import { matchThings } from './matching.ts'
import { type Names, namesOf } from './names.ts'
import { below, type BlockSaid, type WantedCode } from './read-folder.ts'
import type { Find } from './references.ts'
import { type Fault, faultAt } from './sheet.ts'
import { mapAtOnce, type Standing } from './standing.ts'
import type { Compared, Hands, Step, Thing } from './step.ts'

interface Around {
  directories: Pick<ComparedDirectories, 'names' | 'defaultId' | 'named'>
  forms: Names<number>
  find: Find
  say: Translate
}

export interface ComparedCodes extends Compared {
  names: Names<string>
  faults: Fault[]
}

type Placed = WantedCode & { place: Thing<number>; forms: (Thing<number> | undefined)[] }

/** Codes by their names in a directory; only directories that the folder names are looked into. */
export async function compareCodes(
  wanted: readonly WantedCode[],
  standing: Standing,
  around: Around,
): Promise<ComparedCodes> {
  const { directories, forms, find, say } = around
  const home = directories.defaultId
  const placed = wanted.map((code): Placed => {
    const at = below(code.at, 'directory')
    const place = find(code.directory ?? home ?? '', directories.names, { at, missing: 'folder.noDirectory' })
    const meant = code.blocks.map(({ form }, index) =>
      form === undefined
        ? undefined
        : find(form, forms, { at: below(code.at, 'blocks', index), missing: 'folder.noForm' }),
    )
    return { ...code, place, forms: meant }
  })
  const folders = wanted.length === 0 ? [] : [...directories.named, ...placed.flatMap(({ place }) => place.id ?? [])]
  const there = await codesAround(placed, new Set(folders), standing)
  const labelIn = (place: string, name: string) => `${place}/${name}`
  const { matched, left, faults } = matchThings(placed, there, {
    name: ({ place, name }) => labelIn(place.label, name),
    of: ({ directoryId, name }) => labelIn(directories.names.labelOf(directoryId), name),
    say,
  })
  const contents = await mapAtOnce(matched, async ({ standing: one }) => (one ? standing.code(one.id) : undefined))
  const steps = matched.flatMap(({ wanted: code }, index): Step[] => {
    const before = contents[index]
    if (before && code.kind !== undefined && code.kind !== before.kind)
      faults.push(faultAt(below(code.at, 'kind'), say('kinds.kindStays')))
    const asked = askedOf(code)
    const changes = differences(before && codeSaid(before, around), {
      ...asked,
      ...(before ? { kind: before.kind } : {}),
    })
    if (changes.length === 0) return []
    const label = labelIn(code.place.label, code.name)
    const act = before ? ('change' as const) : ('create' as const)
    return [{ do: act, kind: 'codes', label, at: code.at, differences: changes, carryOut }]

    async function carryOut({ client, idOf, made, makeOnce }: Hands) {
      const { name, target } = code
      const directoryId = idOf('directories', code.place)
      const blocks = blocksFor(code, before, (form) => idOf('forms', form))
      const draft = { name, directoryId, blocks, ...(target ? { target } : {}) }
      const saved = before
        ? await client.qrCodes.save({ id: before.id, version: before.version, ...draft })
        : await makeOnce({
            ...{ kind: 'codes', label },
            make: (options) => client.qrCodes.save({ kind: asked.kind, ...draft }, options),
            standing: async () =>
              (await standing.codesIn(directoryId)).filter((one) => one.name === name).map(({ id }) => id),
          })
      if (!before) made('codes', label, saved.id)
      const kept = { blocks: saved.blocks.map(withoutId), name: saved.name, target: saved.target }
      return differences({ blocks: blocks.map(withoutId), name, target: target ?? null }, kept)
    }
  })
  const nameOfStanding = new Map(
    matched.flatMap(({ wanted: one, standing: item }) => (item ? [[item.id, labelIn(one.place.label, one.name)]] : [])),
  )
  const names = namesOf<string>([
    ...there.map(({ id, directoryId, name }) => ({
      id,
      name: nameOfStanding.get(id) ?? labelIn(directories.names.labelOf(directoryId), name),
    })),
    ...matched
      .filter(({ standing: item }) => !item)
      .map(({ wanted: one }) => ({ name: labelIn(one.place.label, one.name) })),
  ])
  return {
    ...{ steps, same: wanted.length - steps.length, names, faults },
    left: left.map(({ id }) => ({ id, label: names.labelOf(id) })),
  }
}

/** The codes of all directories that are meant, and those that are named by id wherever they lie. */
async function codesAround(
  placed: readonly Placed[],
  folders: ReadonlySet<number>,
  standing: Standing,
): Promise<QrCodeItem[]> {
  const codes = (await mapAtOnce([...folders], standing.codesIn)).flat()
  const known = new Set(codes.map(({ id }) => id))
  const elsewhere = [...new Set(placed.flatMap(({ id }) => (id === undefined || known.has(id) ? [] : [id])))]
  const found = await mapAtOnce(elsewhere, (id) => standing.code(id).catch(() => undefined))
  return [...codes, ...found.filter((code) => code !== undefined)]
}

/** A code of the server in the words of the folder. */
export function codeSaid(
  { name, kind, directoryId, target, blocks }: QrCode,
  { directories, forms }: Pick<Around, 'forms'> & { directories: Pick<ComparedDirectories, 'names'> },
) {
  const said = blocks.map((block) =>
    'formId' in block ? { ...without(block, 'formId'), form: forms.labelOf(block.formId) } : withoutId(block),
  )
  return { name, directory: directories.names.labelOf(directoryId), kind, target, blocks: said }
}

function askedOf({ name, place, kind, target, blocks, forms }: Placed) {
  const said = blocks.map(({ block }, index) => {
    const form = forms[index]
    return form ? { ...without(block, 'formId'), form: form.label } : withoutId(block)
  })
  const usual = target === undefined ? ('page' as const) : ('jump' as const)
  return { name, directory: place.label, kind: kind ?? usual, target: target ?? null, blocks: said }
}

const withoutId = (block: Block): Record<string, unknown> => without(block)

function without(block: Block, ...keys: string[]): Record<string, unknown> {
  return Object.fromEntries(Object.entries(block).filter(([key]) => key !== 'id' && !keys.includes(key)))
}

/** A block that was there keeps its id, so that visitors' pages and editors follow it through the change. */
function blocksFor(
  { blocks, forms }: Placed,
  before: QrCode | undefined,
  idOf: (form: Thing<number>) => number,
): Block[] {
  const given = new Set(blocks.filter(({ hasId }) => hasId).map(({ block }) => block.id))
  const kept = before?.blocks.map(({ id, type }) => ({ id, type })) ?? []
  const free = (index: number, { block, hasId }: BlockSaid): string => {
    if (hasId) return block.id
    const was = kept[index]
    const id = was?.type === block.type && !given.has(was.id) ? was.id : `b${index + 1}`
    for (let number = index + 1; ; number += 1) {
      const one = number === index + 1 ? id : `b${number}`
      if (given.has(one)) continue
      given.add(one)
      return one
    }
  }
  return blocks.map((said, index) => {
    const form = forms[index]
    const block = { ...said.block, id: free(index, said) }
    return form && 'formId' in block ? { ...block, formId: idOf(form) } : block
  })
}
