import {
  type CallOutput,
  type contract,
  groupPicturesMax,
  type ParsedInput,
  type PictureProblem,
  type StoredFile,
  type SubCode,
  wechatGroup,
} from '@matai/contract'
import { fail, failField, notFound } from '../../../platform/failure.ts'
import type { Caller, MemberContext } from '../../../platform/http/context.ts'
import { pageOfAll } from '../../../platform/lists/page.ts'
import { isArea } from '../../code-access/rules/areas.ts'
import { orderAs } from '../../directories/rules/tree.ts'
import { endOf, isWechatGroup } from '../rules/picture-text.ts'
import { findCode, lockCode } from '../store/codes.ts'
import * as store from '../store/subs.ts'
import type { Dependencies } from './dependencies.ts'
import { describeSub } from './describe.ts'

type Calls = typeof contract.groupSubs
type Added = CallOutput<Calls['add']>

const day = 86_400_000

/** The pictures of group codes. */
export function createPictures({
  database,
  audit,
  decoding,
  filesByIds,
  readPicture,
}: Pick<Dependencies, 'database' | 'audit' | 'decoding' | 'filesByIds' | 'readPicture'>) {
  const remember = audit.on('groupCode')

  /** What the code in each picture says; pictures without one are missing. */
  async function readAll(files: readonly StoredFile[], { accountId }: Caller): Promise<Map<string, string>> {
    const texts = new Map<string, string>()
    for (const { id, kind } of files) {
      if (kind !== 'picture') continue
      const decoded = await decoding.decode(await readPicture(accountId, id), accountId)
      const text = decoded?.texts[0]
      if (text) texts.set(id, text)
    }
    return texts
  }

  /** What another picture of the same group changes: a WeChat group lets in for seven days from now, unless it is said. */
  async function renewal(
    fileId: string,
    said: string | null | undefined,
    { caller, now }: MemberContext,
  ): Promise<{ fileId?: string; text?: string; until?: Date | null }> {
    const [file = notFound()] = await filesByIds(database.tx, caller.accountId, [fileId])
    const text = (await readAll([file], caller)).get(fileId) ?? failField('fileId', 'groupCodes.unreadable')
    const end = endOf(text)
    if (end && end <= now) failField('fileId', 'groupCodes.ended')
    if (said !== undefined) return { fileId, text }
    const until = isWechatGroup(text) ? new Date(now.getTime() + wechatGroup.days * day) : end
    return { fileId, text, ...(until ? { until: end && end < until ? end : until } : {}) }
  }

  return {
    async list(request: ParsedInput<Calls['list']>, { caller, now }: MemberContext) {
      const { tx } = database
      const { accountId } = caller
      const { groupId } = request.filters
      if (!(await findCode(tx, accountId, groupId))) notFound()
      const all = await store.listSubs(tx, accountId, [groupId])
      const found = all.filter(({ name }) => name.toLowerCase().includes(request.keyword.toLowerCase()))
      const page = pageOfAll(found, request)
      const files = await filesByIds(tx, accountId, [...new Set(page.list.map(({ fileId }) => fileId))])
      return { ...page, list: page.list.map((row) => describeSub(row, files, now)) }
    },

    /** Read before anything is held: reading a picture takes up to seconds. */
    async add({ groupId, pictures, most, days }: ParsedInput<Calls['add']>, context: MemberContext): Promise<Added> {
      const { caller, now } = context
      const { accountId } = caller
      if (!(await findCode(database.tx, accountId, groupId))) notFound()
      const ids = [...new Set(pictures.map(({ fileId }) => fileId))]
      const files = await filesByIds(database.tx, accountId, ids)
      if (files.length < ids.length) notFound()
      const texts = await readAll(files, caller)
      return database.transact(accountId, async (tx) => {
        const code = (await lockCode(tx, accountId, groupId)) ?? notFound()
        const there = await store.listSubs(tx, accountId, [groupId])
        if (there.length + pictures.length > groupPicturesMax)
          fail('groupCodes.tooManyPictures', {
            as: 'limitReached',
            params: { limit: groupPicturesMax },
            data: { limit: groupPicturesMax, used: there.length },
          })
        const added: SubCode[] = []
        const refused: Added['refused'] = []
        let position = there.at(-1)?.position ?? 0
        for (const { fileId, name } of pictures) {
          const text = texts.get(fileId)
          const end = text === undefined ? undefined : endOf(text)
          const refuse = (problem: PictureProblem) => refused.push({ fileId, problem })
          if (text === undefined) refuse('unreadable')
          else if (end && end <= now) refuse('ended')
          else {
            position += 1
            const usual = isWechatGroup(text) ? wechatGroup : { days: null, most: null }
            const lives = days === undefined ? usual.days : days
            const until = lives === null ? null : new Date(now.getTime() + lives * day)
            const row = await store.insertSub(tx, {
              ...{ accountId, groupCodeId: groupId, fileId, text, position },
              name: name ?? nameOf(files, fileId),
              most: most === undefined ? usual.most : most,
              until: end && (until === null || end < until) ? end : until,
            })
            if (row) added.push(describeSub(row, files, now))
            else refuse('duplicate')
          }
        }
        if (added.length > 0) await remember(tx, caller, 'changed', code, { part: 'pictures', count: added.length })
        return { added, refused }
      })
    },

    /** Another picture is read before anything is held. */
    async edit(
      { id, before, fileId, ...changes }: ParsedInput<Calls['edit']>,
      context: MemberContext,
    ): Promise<SubCode> {
      const { caller, now } = context
      const { accountId } = caller
      const renewed = fileId === undefined ? {} : await renewal(fileId, changes.until, context)
      return database.transact(accountId, async (tx) => {
        if (changes.areas?.some((area) => !isArea(area))) failField('areas', 'codeAccess.unknownArea')
        const { groupCodeId } = (await store.findSub(tx, accountId, id)) ?? notFound()
        const code = (await lockCode(tx, accountId, groupCodeId)) ?? notFound()
        const { until, ...rest } = changes
        const ends = until === undefined ? {} : { until: until === null ? null : new Date(until) }
        const there = await store.listSubs(tx, accountId, [groupCodeId])
        if (there.some((sub) => sub.id !== id && sub.text === renewed.text)) failField('fileId', 'groupCodes.duplicate')
        const values = { ...given(rest), ...ends, ...renewed }
        const row = (await store.updateSub(tx, accountId, id, values)) ?? notFound()
        if (before !== undefined) {
          const ids = (await store.listSubs(tx, accountId, [groupCodeId])).map((sub) => sub.id)
          if (before !== null && !ids.includes(before)) notFound()
          const others = ids.filter((one) => one !== id)
          const at = before === null ? others.length : others.indexOf(before)
          await store.placeSubs(tx, accountId, orderAs(ids, others.toSpliced(at, 0, id)))
        }
        await remember(tx, caller, 'changed', code, { part: 'picture', picture: row.name })
        return describeSub(row, await filesByIds(tx, accountId, [row.fileId]), now)
      })
    },

    changeLimit: (
      { ids, most }: ParsedInput<Calls['changeLimit']>,
      { caller }: MemberContext,
    ): Promise<{ changed: number }> =>
      database.transact(caller.accountId, async (tx) => {
        const rows = await store.setMost(tx, caller.accountId, [...new Set(ids)], most)
        if (rows.length < new Set(ids).size) notFound()
        for (const row of rows) await tellOf(tx, caller, row, 'picture')
        return { changed: rows.length }
      }),

    remove: (ids: readonly number[], { caller }: MemberContext): Promise<{ removed: number }> =>
      database.transact(caller.accountId, async (tx) => {
        const gone = await store.deleteSubs(tx, caller.accountId, [...new Set(ids)])
        if (gone.length < new Set(ids).size) notFound()
        for (const row of gone) await tellOf(tx, caller, row, 'pictureRemoved')
        return { removed: gone.length }
      }),
  }

  async function tellOf(tx: Parameters<typeof remember>[0], caller: Caller, row: store.SubRow, part: string) {
    const code = (await findCode(tx, caller.accountId, row.groupCodeId)) ?? notFound()
    await remember(tx, caller, 'changed', code, { part, picture: row.name })
  }
}

/** A picture is called after its file, without the ending. */
function nameOf(files: readonly StoredFile[], fileId: string): string {
  const name = files.find(({ id }) => id === fileId)?.name ?? ''
  return name.replace(/\.[^.]*$/, '').slice(0, 50) || fileId.slice(0, 6)
}

/** What was given of changes. */
function given<Changes extends object>(
  changes: Changes,
): { [Key in keyof Changes]?: Exclude<Changes[Key], undefined> } {
  const known = Object.entries(changes).filter(([, value]) => value !== undefined)
  return Object.fromEntries(known) as { [Key in keyof Changes]?: Exclude<Changes[Key], undefined> }
}
