import type { CallInput, contract } from '@matai/contract'
import { mintAccountId } from '../../platform/db/account-id.ts'
import type { SignedUp, TestApp } from '../../testing/test-app.ts'

export type TemplateDraft = CallInput<typeof contract.batches.save>

/** Fire extinguishers by number, place, day and phone. */
export const extinguishers: TemplateDraft = {
  name: '灭火器',
  columns: [
    { key: 'no', name: '编号', required: true },
    { key: 'place', name: '位置' },
    { key: 'day', name: '检查日期', type: 'date' },
    { key: 'phone', name: '电话', type: 'phone' },
  ],
  blocks: [
    { id: 'a', type: 'richText', html: '<p>{{编号}} 在 {{位置}}，{{检查日期}}</p>' },
    { id: 'b', type: 'phoneButton', text: '联系', phone: '{{电话}}' },
  ],
  namePattern: '灭火器 {{编号}}',
  keyColumn: 'no',
}

export const base64 = (content: string | Uint8Array) => Buffer.from(content).toString('base64')

/** A CSV with the headings of the template above. */
export const csvOf = (rows: string[][]) =>
  base64(['编号,位置,检查日期,电话', ...rows.map((row) => row.join(','))].join('\n'))

export const rowsOf = (count: number, from = 1) =>
  Array.from({ length: count }, (_, at) => [`FH-${from + at}`, `${from + at} 楼`, '2026/11/21', '110'])

export async function makeTemplate(who: SignedUp, more: Partial<TemplateDraft> = {}) {
  return who.client.batches.save({ ...extinguishers, ...more })
}

/** Looks a workbook through. */
export const check = ({ client }: SignedUp, id: number, workbook: string, fileName = '设备.csv') =>
  client.batches.importExcel({ id, fileName, workbook })

/** What a worker does. */
export const work = (app: TestApp, { accountId }: SignedUp, id: number) =>
  app.modules.batches.runImport(mintAccountId(accountId), id)
export async function catchUp(app: TestApp, { accountId, client }: SignedUp, id: number) {
  do await app.modules.batches.catchUp(mintAccountId(accountId), id)
  while ((await client.batches.getVariableInfo({ id })).updating)
}

/** Looks a workbook through, starts it, and works it off. */
export async function importRows(app: TestApp, who: SignedUp, id: number, rows: string[][]) {
  const { id: importId } = await check(who, id, csvOf(rows))
  await who.client.batches.createQrCodes({ importId })
  await work(app, who, importId)
  return who.client.batches.importInfo({ id: importId })
}

export const childrenOf = async ({ client }: SignedUp, id: number) =>
  (await client.batches.childList({ pageSize: 200, filters: { id } })).list
