import type { Directory } from '@matai/contract'
import type { Translate } from '@matai/i18n'
import { differences } from './difference.ts'
import { type Names, namesOf } from './names.ts'
import type { WantedDirectory } from './read-folder.ts'
import { type Fault, faultAt } from './sheet.ts'
import type { Standing } from './standing.ts'
import { type Compared, nothingKept, type Step, type Thing } from './step.ts'

export interface ComparedDirectories extends Compared {
  names: Names<number>
  defaultId: number | undefined
  /** Those of the server that the folder names. */
  named: number[]
  faults: Fault[]
}

const pathName = (path: readonly string[]): string => path.join('/')

/** Directories by their place in the tree: a name under a parent, or an id wherever it stands now. */
export async function compareDirectories(
  wanted: readonly WantedDirectory[],
  standing: Standing,
  say: Translate,
): Promise<ComparedDirectories> {
  const there = await standing.directories()
  const asksPages = wanted.some(({ summary, published }) => summary !== undefined || published !== undefined)
  const pages = new Map((asksPages ? await standing.pages() : []).map((page) => [page.id, page]))
  const faults: Fault[] = []
  const { standingOf, left } = matchTree(wanted, there, { say, faults })
  const nameById = calledAs(there, new Map([...standingOf].flatMap(([one, { id } = {}]) => (id ? [[id, one]] : []))))
  const steps: Step[] = []
  for (const one of wanted) {
    const label = pathName(one.path)
    const parent = one.path.length > 1 ? pathName(one.path.slice(0, -1)) : ''
    const before = standingOf.get(one)
    const page = before && pages.get(before.id)
    const asked = {
      name: one.name,
      directory: parent,
      ...(one.summary === undefined ? {} : { summary: one.summary }),
      ...(one.published === undefined ? {} : { published: one.published }),
    }
    const was = before && {
      name: before.name,
      directory: before.parentId === null ? '' : (nameById.get(before.parentId) ?? ''),
      ...(one.summary === undefined ? {} : { summary: page?.summary ?? '' }),
      ...(one.published === undefined ? {} : { published: page?.published ?? false }),
    }
    const changes = differences(was, asked)
    if (changes.length === 0) continue
    const above: Thing<number> | null = parent ? { label: parent, id: standingOf.get(wantedAt(parent))?.id } : null
    const has = (field: string) => changes.some((change) => change.field === field)
    steps.push({
      ...{ do: before ? 'change' : 'create', kind: 'directories', label, at: one.at, differences: changes },
      async carryOut({ client, idOf, made, makeOnce }) {
        const parentId = above && idOf('directories', above)
        let id = before?.id
        if (id === undefined) {
          const added = await makeOnce({
            ...{ kind: 'directories', label },
            make: (options) =>
              client.directories.add({ name: one.name, ...(parentId === null ? {} : { parentId }) }, options),
            standing: async () =>
              (await standing.directories())
                .filter((each) => each.parentId === parentId && each.name === one.name)
                .map(({ id: there }) => there),
          })
          id = added.id
          made('directories', label, id)
        } else {
          if (has('directory')) await client.directories.move({ id, parentId })
          if (has('name')) await client.directories.rename({ id, name: one.name })
        }
        const { summary = page?.summary ?? '', published = page?.published ?? false } = one
        const isPageAsked = before ? has('summary') || has('published') : summary !== '' || published
        return nothingKept(isPageAsked ? client.directories.setSummary({ id, summary, published }) : Promise.resolve())
      },
    })
  }
  function wantedAt(label: string): WantedDirectory {
    return wanted.find(({ path }) => pathName(path) === label) as WantedDirectory // a parent stands before its children
  }
  const made = wanted.filter((one) => !standingOf.get(one)).map(({ path }) => ({ name: pathName(path) }))
  const names = namesOf<number>([...there.map(({ id }) => ({ id, name: nameById.get(id) ?? '' })), ...made])
  return {
    ...{ steps, same: wanted.length - steps.length, faults, names },
    defaultId: there.find(({ isDefault }) => isDefault)?.id,
    named: [...standingOf.values()].flatMap((one) => one?.id ?? []),
    left: left.map(({ id }) => ({ id, label: names.labelOf(id) })),
  }
}

interface Matching {
  say: Translate
  faults: Fault[]
}

/** From the top down: a directory is looked for among those of the one that its parent turned out to be. */
function matchTree(wanted: readonly WantedDirectory[], there: readonly Directory[], { say, faults }: Matching) {
  const standingOf = new Map<WantedDirectory, Directory | undefined>()
  const byId = new Map(there.map((one) => [one.id, one]))
  const pinned = new Set(wanted.flatMap(({ id }) => id ?? []))
  const byPath = new Map<string, WantedDirectory>()
  for (const one of wanted) {
    const label = pathName(one.path)
    if (byPath.has(label)) faults.push(faultAt(one.at, say('folder.nameTwice', { name: label })))
    byPath.set(label, one)
    if (one.id !== undefined) {
      if (!byId.has(one.id)) faults.push(faultAt(one.at, say('folder.noSuchId', { id: one.id })))
      standingOf.set(one, byId.get(one.id))
      continue
    }
    const above = byPath.get(pathName(one.path.slice(0, -1)))
    const parent = one.path.length === 1 ? null : above && standingOf.get(above)?.id
    const isIt = ({ id, parentId, name }: Directory) => parentId === parent && name === one.name && !pinned.has(id)
    standingOf.set(one, there.find(isIt))
  }
  const taken = new Set([...standingOf.values()].map((one) => one?.id))
  return { standingOf, left: there.filter(({ id, isDefault }) => !isDefault && !taken.has(id)) }
}

/** What directories of the server are called: as the folder says, else by the names from the top down. */
function calledAs(there: readonly Directory[], wanted: ReadonlyMap<number, WantedDirectory>): Map<number, string> {
  const names = new Map<number, string>()
  for (const { id, parentId, name } of there) {
    const above = parentId === null ? undefined : names.get(parentId)
    const said = wanted.get(id)
    names.set(id, said ? pathName(said.path) : above === undefined ? name : `${above}/${name}`)
  }
  return names
}
