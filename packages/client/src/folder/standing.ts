import {
  type CallOutput,
  type contract,
  type Directory,
  type Form,
  type FormItem,
  type Plan,
  type QrCode,
  type QrCodeItem,
} from '@matai/contract'
import type { Client } from '../create-client.ts'
import { each } from '../each.ts'

type Page = CallOutput<typeof contract.directories.listPage>['list'][number]

/** How many things are asked for at once. */
const atOnce = 6

/** What the server has, as far as it was asked. */
export function readStanding(client: Client) {
  return {
    directories: async (): Promise<Directory[]> => (await client.directories.listAll({})).list,
    pages: (): Promise<Page[]> => all(each(client.directories.listPage, {})),
    forms: (): Promise<FormItem[]> => all(each(client.forms.list, {})),
    form: (id: number): Promise<Form> => client.forms.info({ id }),
    plans: (): Promise<Plan[]> => all(each(client.plans.list, {})),
    /** Codes that people made in a directory; those of a batch are its template's. */
    codesIn: async (directoryId: number): Promise<QrCodeItem[]> =>
      (await all(each(client.qrCodes.getCodeList, { filters: { directoryId } }))).filter(
        ({ kind }) => kind !== 'batch',
      ),
    code: (id: string): Promise<QrCode> => client.qrCodes.getInfo({ id }),
  }
}
export type Standing = ReturnType<typeof readStanding>

async function all<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const list: Item[] = []
  for await (const item of items) list.push(item)
  return list
}

/** Does something with each of a list, some at once, in their order. */
export async function mapAtOnce<From, To>(list: readonly From[], work: (one: From) => Promise<To>): Promise<To[]> {
  const done: To[] = []
  for (let from = 0; from < list.length; from += atOnce)
    done.push(...(await Promise.all(list.slice(from, from + atOnce).map(work))))
  return done
}
