import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { stringify } from 'yaml'
import type { Client } from '../create-client.ts'
import { codeSaid } from './compare-codes.ts'
import { compareDirectories } from './compare-directories.ts'
import { planSaid } from './compare-plans.ts'
import { namesOf } from './names.ts'
import { mapAtOnce, readStanding } from './standing.ts'
import type { Directory } from '@matai/contract'

interface Page {
  summary: string
  published: boolean
}

/** Writes what a server has as a folder of which `plan` says that there is nothing to do; answers the files. */
export async function exportFolder(
  folder: string,
  { client, withIds }: { client: Client; withIds: boolean },
): Promise<string[] | 'notEmpty'> {
  await mkdir(folder, { recursive: true })
  if ((await readdir(folder)).length > 0) return 'notEmpty'
  const standing = readStanding(client)
  const there = await standing.directories()
  const { names: directories } = await compareDirectories([], standing, (key) => key)
  const pages = new Map((await standing.pages()).map((page) => [page.id, page]))
  const items = await standing.forms()
  const forms = namesOf<number>(items.map(({ id, title }) => ({ id, name: title })))
  const isOnlyTitle = (title: string) => forms.of(title).length === 1
  const found = (await mapAtOnce(there, ({ id }) => standing.codesIn(id))).flat()
  const codes = await mapAtOnce(found, ({ id }) => standing.code(id))
  const labelOf = (code: (typeof codes)[number]) => `${directories.labelOf(code.directoryId)}/${code.name}`
  const codeNames = namesOf<string>(codes.map((code) => ({ id: code.id, name: labelOf(code) })))
  // Where two have one name nothing but the id says which is meant.
  const idOf = <Id>(id: Id, isOnly: boolean) => (withIds || !isOnly ? { id } : {})
  const plans = await standing.plans()
  const written: string[] = []
  async function write(name: string, content: object): Promise<void> {
    await writeFile(join(folder, name), stringify(content, { lineWidth: 0 }))
    written.push(name)
  }
  await write('directories.yaml', { directories: treeOf(there, null, { pages, idOf: (id) => idOf(id, true) }) })
  for (const item of items) {
    const { document, published } = await standing.form(item.id)
    const form = { ...idOf(item.id, isOnlyTitle(item.title)), publish: published !== null, ...document }
    await write(`form-${item.number}.yaml`, { forms: [form] })
  }
  const said = codes.map((code) => {
    const { target, ...rest } = codeSaid(code, { directories: { names: directories }, forms })
    const isOnly = codeNames.of(labelOf(code)).length === 1
    return { ...idOf(code.id, isOnly), ...rest, ...(target === null ? {} : { target }) }
  })
  await write('codes.yaml', { codes: said })
  const names = { directories, forms, codes: codeNames }
  await write('plans.yaml', {
    plans: plans.map((plan) => ({
      ...idOf(plan.id, plans.filter(({ name }) => name === plan.name).length === 1),
      ...planSaid(plan, names),
      form: isOnlyTitle(plan.form.title) ? plan.form.title : plan.form.id,
      codes: plan.codeIds,
    })),
  })
  return written
}

/** The default directory is every account's own, and no folder's. */
function treeOf(
  all: readonly Directory[],
  parentId: number | null,
  { pages, idOf }: { pages: Map<number, Page>; idOf(id: number): object },
): object[] {
  return all
    .filter((one) => one.parentId === parentId)
    .filter(({ id, isDefault }) => !isDefault || all.some((other) => other.parentId === id))
    .map(({ id, name }) => {
      const { summary = '', published = false } = pages.get(id) ?? {}
      const below = treeOf(all, id, { pages, idOf })
      return {
        ...idOf(id),
        name,
        ...(summary || published ? { summary, published } : {}),
        ...(below.length > 0 ? { directories: below } : {}),
      }
    })
}
