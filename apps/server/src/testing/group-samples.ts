import { type CallKey, defaultStyle } from '@matai/contract'
import { plainPng } from '@matai/qr'
import { randomPageId } from '../platform/ids.ts'
import type { Belongings } from './belongings.ts'
import type { SignedUp, TestApp } from './test-app.ts'

type GroupKey = Extract<CallKey, `group${string}`>
type Sample = (own: Belongings) => Promise<Record<string, unknown>> | Record<string, unknown>

const anyName = () => `群 ${Math.random().toString(36).slice(2, 8)}`

/** An input of each call of group codes that is right in every field. */
export const groupSamples = {
  'groupCodes.list': () => ({}),
  'groupCodes.info': (own) => ({ id: own.groupCode }),
  'groupCodes.getQrcodeList': (own) => ({ ids: [own.groupCode] }),
  'groupCodes.save': (own) => ({ id: own.groupCode, name: anyName(), folderId: own.groupFolder, formId: own.form }),
  'groupCodes.rename': (own) => ({ id: own.groupCode, name: anyName() }),
  'groupCodes.setChange': (own) => ({ id: own.groupCode, mode: 'random' }),
  'groupCodes.del': (own) => ({ ids: [own.groupCode] }),
  'groupCodes.statis': (own) => ({ id: own.groupCode }),
  'groupFolders.list': () => ({}),
  'groupFolders.add': () => ({ name: anyName() }),
  'groupFolders.rename': (own) => ({ id: own.groupFolder, name: anyName() }),
  'groupFolders.del': (own) => ({ id: own.groupFolder }),
  'groupFolders.changeorder': (own) => ({ ids: [own.groupFolder] }),
  'groupSubs.list': (own) => ({ filters: { groupId: own.groupCode } }),
  'groupSubs.add': async (own) => ({ groupId: own.groupCode, pictures: [{ fileId: await own.newPicture() }] }),
  'groupSubs.edit': (own) => ({ id: own.subCode, name: anyName() }),
  'groupSubs.changeLimit': (own) => ({ ids: [own.subCode], most: 7 }),
  'groupSubs.batchDel': (own) => ({ ids: [own.subCode] }),
  'groupPrints.printData': (own) => ({ ids: [own.groupCode] }),
  'groupPrints.print': (own) => ({ ids: [own.groupCode], settings: { paper: { kind: 'grid', perPage: 12 } } }),
} satisfies Record<GroupKey, Sample>

/** Uploads a picture of a code with this text, as a person does. */
export async function uploadCode({ client }: SignedUp, app: TestApp, text: string): Promise<string> {
  const bytes = plainPng(text, { ...defaultStyle, size: 300 })
  const sign = await app.sealed('code', 'upload')
  const { id } = await client.files.simple({ sign, file: new File([bytes], 'code.png') })
  return id
}

/** A group code with a picture, in a group. */
export async function makeGroups(
  { accountId, userId, word }: { accountId: number; userId: number; word: string },
  app: TestApp,
  one: (sql: string, values: unknown[]) => Promise<number>,
) {
  const groupFolder = await one('insert into group_folder (account_id, name, position) values ($1, $2, 1)', [
    accountId,
    `分组 ${word}`,
  ])
  const groupCode = await one(
    `insert into group_code (account_id, folder_id, name, mode, words, created_by, updated_at)
     values ($1, $2, $3, 'order', '', $4, now())`,
    [accountId, groupFolder, `群 ${word}`, userId],
  )
  const { pool } = app.database
  const address = randomPageId()
  await pool.query(`insert into address (id, kind, account_id) values ($1, 'group', $2)`, [address, accountId])
  const opened = 'insert into group_address (id, account_id, group_code_id) values ($1, $2, $3)'
  await pool.query(opened, [address, accountId, groupCode])
  const subCode = await one(
    `insert into group_sub (account_id, group_code_id, name, file_id, text, most, position)
     values ($1, $2, $3, 'none', $3, 200, 1)`,
    [accountId, groupCode, `图 ${word}`],
  )
  return { groupFolder, groupCode, subCode }
}
