import { answered, type FormDocument, scoreOf } from '@matai/form-kit/schema'
import type { Facts } from '@matai/form-kit/schema'
import type { Translate } from '@matai/i18n'
import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { notFound } from '../../../platform/failure.ts'
import { recordChanged } from '../events.ts'
import { told } from '../rules/told.ts'
import { changedAnswers, withAnswers } from '../rules/changes.ts'
import { effectsOf } from '../rules/effects.ts'
import { filesInAnswers } from '../rules/named-files.ts'
import { typedRows } from '../rules/typed-rows.ts'
import * as store from '../store/records.ts'
import { dropAnswers, writeAnswers } from '../store/inserting.ts'
import { use } from '../store/uses.ts'
import { checked, refuseAnswers } from './check.ts'
import type { Dependencies } from './dependencies.ts'

/** Who changes a record: a member, or 0 for the filler himself. */
interface By extends Pick<Facts, 'isVerified' | 'isWechat'> {
  accountId: AccountId
  userId: number
  /** IANA name of the account's zone */
  zone: string
  now: Date
  say: Translate
}

/** Changes answers of a record that is held, by the rules of the form as it was filled in; what they were is kept. */
export function createChanging({
  events,
  audit,
  forms,
  filesByIds,
  areaName,
  isDivided,
  evidence,
}: Pick<Dependencies, 'events' | 'audit' | 'forms' | 'filesByIds' | 'areaName' | 'isDivided' | 'evidence'>) {
  const remember = audit.on('record')

  /** Takes what the new answers need beyond the old ones and gives back the rest, key by key in the order of all. */
  async function move(
    tx: Tx,
    row: store.RecordRow,
    document: FormDocument,
    after: store.RecordRow['answers'],
    { accountId, say }: By,
  ) {
    const { claims } = effectsOf(answered(document, after, row.seed ?? undefined))
    const wanted = new Map(claims.map((claim) => [claim.key, claim]))
    const had = new Map(row.claims.map(({ key, amount }) => [key, amount]))
    for (const key of [...new Set([...wanted.keys(), ...had.keys()])].sort((a, b) => (a < b ? -1 : 1))) {
      const claim = wanted.get(key)
      const more = (claim?.amount ?? 0) - (had.get(key) ?? 0)
      if (more < 0) await store.giveBack(tx, accountId, row.formId, new Map([[key, -more]]))
      if (more <= 0 || !claim) continue
      if (await use(tx, accountId, row.formId, { key, amount: more, most: claim.most })) continue
      refuseAnswers(document, [{ component: claim.component, phrase: 'records.full', params: {}, path: [] }], say)
    }
    return claims.map(({ key, amount }) => ({ key, amount }))
  }

  return {
    /** Answers of questions that are not named stay; null takes one away. Answers the record as it is then. */
    async change(tx: Tx, row: store.RecordRow, some: store.RecordRow['answers'], by: By): Promise<store.RecordRow> {
      const { accountId, userId, zone, now, say, isVerified, isWechat } = by
      const { id, formId, version, at, seed, edits } = row
      const document = (await forms.versionOf(tx, accountId, formId, version)) ?? notFound()
      const wished = withAnswers(row.answers, some)
      const files = await filesByIds(tx, accountId, filesInAnswers(document, wished))
      // What had to be so when it was filled in has to be so now: a day that could be booked then is not over.
      const given = { ...(isVerified && { isVerified }), ...(isWechat && { isWechat }) }
      const facts = { now: at.getTime(), zone, areaName, isDivided, ...given }
      const answers = checked({ document, answers: wished, seed: seed ?? undefined, files, facts, say })
      const changed = changedAnswers(row.answers, answers)
      if (Object.keys(changed.before).length + Object.keys(changed.after).length === 0) return row
      const claims = await move(tx, row, document, answers, by)
      const score = scoreOf(document, answers, seed ?? undefined)
      const updated = await store.updateRecord(tx, accountId, id, {
        answers,
        claims,
        score: score && { points: score.points, most: score.most, passed: score.passed },
        edits: edits + 1,
      })
      await dropAnswers(tx, accountId, [id])
      const rows = typedRows(answered(document, answers, seed ?? undefined))
      await writeAnswers(tx, accountId, formId, [{ record: { id, at }, rows }])
      const change = await store.insertChange(tx, { accountId, recordId: id, userId, ...changed, at: now })
      const edited = updated ?? notFound()
      await evidence.add(tx, accountId, formId, [{ kind: 'changed', row: edited, change }], now)
      await remember(tx, by, 'changed', { id, name: `${document.title} №${row.number}` })
      await events.announce(tx, recordChanged, { ...told(edited), userId })
      return edited
    },
  }
}
