import type { Block, FileKind, QrCodeKind, StoredFile } from '@matai/contract'
import type { PhraseKey } from '@matai/i18n'
import { fail, failField, notFound } from '../../../platform/failure.ts'
import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { qrCodesChanged } from '../events.ts'
import { filesIn, wrongKinds } from '@matai/content/page'
import { isSameContent, movesBetween } from '../rules/codes.ts'
import { badLinks } from '../rules/bad-links.ts'
import { kindFault } from '../rules/kinds.ts'
import { momentAfter } from '../rules/schedule.ts'
import { findQrCode, insertQrCode, lockQrCode, type QrCodeRow, updateQrCode } from '../store/codes.ts'
import { hasHome } from '../store/kinds.ts'
import { findVersion, findVisibleVersion, insertVersion, listScheduled, setTerm } from '../store/versions.ts'
import type { Acting, Dependencies } from './dependencies.ts'
import type { Owned } from './owned.ts'
import { movedBetween, remember } from './remember.ts'
import { createCleaning } from './clean-blocks.ts'
import { freeIds } from './free-ids.ts'
import { createHomes } from './homes.ts'
import { createNamedForms } from './named-forms.ts'
import { createTargets } from './targets.ts'
import { refuseTerm } from './versions.ts'

export interface Draft {
  id?: string | undefined
  /** The version that was edited. */
  version?: number | undefined
  name: string
  /** Of a new code, absent: a page. */
  kind?: QrCodeKind | undefined
  directoryId?: number | undefined
  blocks: Block[]
  /** Where a jump leads. */
  target?: string | undefined
  /** ISO moments from and until which visitors see it; absent: at once, and without end. */
  publishAt?: string | undefined
  endAt?: string | undefined
}

/** What this saver saved; by the time it is told, somebody else may have saved more. */
export interface Saved {
  row: QrCodeRow
  target: string | null
  blocks: Block[]
  files: StoredFile[]
}

/** Makes a live code, or the next version of one. */
export function createSaving(dependencies: Dependencies & Pick<Owned, 'refuseOwned'>) {
  const { database, events, directories, filesByIds, audit, refuseOwned } = dependencies
  const targets = createTargets(dependencies)
  const clean = createCleaning(dependencies)
  const { refuseUnknownCompany } = createHomes(dependencies)
  const { refuseMissingForms } = createNamedForms(dependencies)

  /** `look`: of the code that it is made after, instead of the maker's usual one. */
  async function create(
    tx: Tx,
    draft: Draft,
    acting: Acting,
    look?: Pick<QrCodeRow, 'style' | 'brand'>,
  ): Promise<QrCodeRow> {
    const { accountId, userId, now } = acting
    const kind = draft.kind ?? 'page'
    if (kind === 'batch') failField('kind', 'batches.kindFromTemplate')
    refuseKindFault(kind, draft)
    if (kind === 'home') {
      // Whoever makes a home page comes after whoever makes one now.
      await directories.hold(tx, accountId)
      await refuseUnknownCompany(tx, accountId)
      if (await hasHome(tx, accountId)) failField('kind', 'kinds.homepageExists')
    }
    const directoryId = await directories.target(tx, accountId, draft.directoryId)
    const [id = ''] = await freeIds(tx, accountId, 1)
    const { name, blocks, target } = draft
    const { publishAt, endAt } = termOf(draft)
    const term = { publishAt: publishAt ?? now, endAt }
    await insertVersion(tx, {
      accountId,
      qrCodeId: id,
      number: 1,
      name,
      blocks,
      target,
      savedBy: userId,
      savedAt: now,
      ...term,
    })
    await directories.count(tx, accountId, new Map([[directoryId, 1]]))
    await remember(audit, tx, acting, 'created', [{ id, name }])
    const moments = { createdAt: now, updatedAt: now }
    const style = look ? look.style : await dependencies.styleOfNew(tx, { accountId, userId })
    return insertQrCode(tx, {
      accountId,
      id,
      name,
      kind,
      style,
      brand: look?.brand ?? null,
      directoryId,
      version: 1,
      createdBy: userId,
      ...moments,
    })
  }

  async function change(tx: Tx, id: string, draft: Draft, acting: Acting): Promise<QrCodeRow> {
    const { accountId, userId, now } = acting
    const { name, blocks, target } = draft
    const before = (await findQrCode(tx, accountId, id)) ?? notFound()
    if (draft.kind !== undefined && draft.kind !== before.kind) failField('kind', 'kinds.kindStays')
    await refuseOwned(tx, accountId, before)
    refuseKindFault(before.kind, draft)
    const directoryId = draft.directoryId ?? before.directoryId
    const moves = directoryId !== before.directoryId
    if (moves) await directories.hold(tx, accountId)
    const row = (await lockQrCode(tx, accountId, id)) ?? notFound()
    const isOutdated = draft.version !== undefined && draft.version !== row.version
    // It was moved while this saver waited: what to move where is for a person to say.
    const wasMoved = draft.directoryId !== undefined && row.directoryId !== before.directoryId
    if (isOutdated || wasMoved) fail('errors.conflict', { as: 'conflict' })
    if (moves)
      await directories.count(
        tx,
        accountId,
        movesBetween(row.directoryId, await directories.target(tx, accountId, directoryId)),
      )
    const last = await findVersion(tx, accountId, id, row.version)
    const { publishAt, endAt } = termOf(draft)
    const visible = await findVisibleVersion(tx, accountId, id, now)
    // What is not seen yet, or not for ever, is another thing to save although the words are the same.
    const isSeen = visible?.number === row.version && visible.endAt === null && publishAt === null && endAt === null
    const isSame = isSeen && isSameContent(visible, { name, blocks, target })
    if (isSame && !moves) return row
    const number = isSame ? row.version : row.version + 1
    if (!isSame) {
      const term = { publishAt: publishAt ?? momentAfter(last, now), endAt }
      const saved = { name, blocks, target, savedBy: userId, savedAt: now }
      await insertVersion(tx, { accountId, qrCodeId: id, number, ...saved, ...term })
      if (publishAt) await takePlaceOf(tx, { accountId, id, number, publishAt, now })
    }
    if (!isSame) await remember(audit, tx, acting, 'changed', [{ id, name, details: { version: number } }])
    if (moves) {
      const details = movedBetween(await directories.namesOf(tx, accountId), row.directoryId, directoryId)
      await remember(audit, tx, acting, 'moved', [{ id, name, details }])
    }
    const moved = moves ? { directoryId } : {}
    const changed = await updateQrCode(tx, accountId, id, { name, ...moved, version: number, updatedAt: now })
    await events.announce(tx, qrCodesChanged, { accountId, ids: [id] })
    return changed ?? notFound()
  }

  /** `clean`: with cleaned blocks. */
  async function saveIn(tx: Tx, clean: Draft, acting: Acting): Promise<Saved> {
    refuseTerm(termOf(clean), acting.now)
    if (clean.target !== undefined) await targets.refuse(tx, clean.target)
    refuseBadLinks(clean.blocks, dependencies.isKnownBad)
    const wanted = filesIn(clean.blocks)
    const files = await filesByIds(tx, acting.accountId, wanted)
    if (files.length < wanted.length) failField('blocks', 'qrCodes.fileMissing')
    refuseWrongKinds(clean.blocks, files)
    await refuseMissingForms(tx, acting.accountId, clean.blocks)
    const row = clean.id === undefined ? await create(tx, clean, acting) : await change(tx, clean.id, clean, acting)
    return { row, target: clean.target ?? null, blocks: clean.blocks, files }
  }

  return {
    /** The content that is written now and the look of a code, under a name and an id of their own. */
    duplicate: (id: string, nameOf: (name: string) => string, acting: Acting): Promise<QrCodeRow> =>
      database.transact(acting.accountId, async (tx) => {
        const { accountId } = acting
        const row = (await findQrCode(tx, accountId, id)) ?? notFound()
        const { blocks, target } = (await findVersion(tx, accountId, id, row.version)) ?? notFound()
        // There is one home page, and what a template writes is nobody else's.
        const kind = row.kind === 'jump' || row.kind === 'form' ? row.kind : 'page'
        const content = { blocks, ...(target === null ? {} : { target }) }
        return create(tx, { name: nameOf(row.name), kind, directoryId: row.directoryId, ...content }, acting, row)
      }),
    save: async (draft: Draft, acting: Acting): Promise<Saved> => {
      // Before the transaction: it may take a while, and holds nothing then.
      const blocks = await clean(draft.blocks, acting.accountId)
      return database.transact(acting.accountId, (tx) => saveIn(tx, { ...draft, blocks }, acting))
    },
  }
}

export function refuseKindFault(kind: QrCodeKind, draft: Pick<Draft, 'blocks' | 'target'>): void {
  const fault = kindFault(kind, draft)
  if (fault) failField(fault.field, fault.phrase)
}

export function refuseBadLinks(blocks: Block[], isKnownBad: Dependencies['isKnownBad']): void {
  const fields = badLinks(blocks, isKnownBad).map(({ host, path }) => {
    const phrase: PhraseKey = 'abuse.badLink'
    return { path: ['blocks', ...path], phrase, params: { host } }
  })
  if (fields[0]) fail(fields[0].phrase, { fields, params: fields[0].params })
}

export function refuseWrongKinds(blocks: Block[], files: StoredFile[]): void {
  const fields = wrongKinds(blocks, files).map(({ kind, path }) => ({
    path: ['blocks', ...path],
    phrase: notOfKind[kind],
  }))
  if (fields[0]) fail(fields[0].phrase, { fields })
}

/** What to say where a file of another kind stands. */
const notOfKind = {
  picture: 'blocks.notPicture',
  audio: 'blocks.notAudio',
  video: 'blocks.notVideo',
  file: 'blocks.notPlayed',
} as const satisfies Record<FileKind, PhraseKey>

function termOf({ publishAt, endAt }: Pick<Draft, 'publishAt' | 'endAt'>) {
  return { publishAt: publishAt ? new Date(publishAt) : null, endAt: endAt ? new Date(endAt) : null }
}

/** Of two versions for the same moment the older will never be seen: it is taken back. */
async function takePlaceOf(
  tx: Tx,
  {
    accountId,
    id,
    number,
    publishAt,
    now,
  }: { accountId: AccountId; id: string; number: number } & Record<'publishAt' | 'now', Date>,
): Promise<void> {
  for (const waiting of await listScheduled(tx, accountId, id, now)) {
    if (waiting.number === number || waiting.publishAt.getTime() !== publishAt.getTime()) continue
    await setTerm(tx, accountId, id, waiting.number, { publishAt, endAt: publishAt })
  }
}
