import {
  type CallOutput,
  type contract,
  hasFeature,
  openMethods as methods,
  type OpenMethod,
  type ParsedInput,
} from '@matai/contract'
import type { PhraseKey } from '@matai/i18n'
import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { failField, notFound } from '../../../platform/failure.ts'
import type { MemberContext } from '../../../platform/http/context.ts'
import { asking } from '../../wechat/service/problems.ts'
import { miniPage, opensInMini, sceneOf } from '../rules.ts'
import type { Dependencies } from './dependencies.ts'
import { createMiniLinks } from './links.ts'
import { createMiniEntries } from './mini-entries.ts'

type Calls = typeof contract.openMethods

export type OpenMethods = ReturnType<typeof createOpenMethods>

const missing: Record<Exclude<OpenMethod, 'h5'>, PhraseKey> = {
  miniProgram: 'kinds.miniProgramMissing',
  plainMiniProgram: 'kinds.ownMiniProgramMissing',
}

/** How phones open what is printed: as a page, in the mini program of this server, or in the account's own. */
export function createOpenMethods(dependencies: Dependencies) {
  const { database, log, qrCodes } = dependencies
  const entries = createMiniEntries(dependencies)

  async function faultOf(tx: Tx, accountId: AccountId, method: OpenMethod): Promise<PhraseKey | undefined> {
    if (!opensInMini(method) || (await entries.of(tx, accountId, method))) return undefined
    return missing[method]
  }

  return {
    links: createMiniLinks(dependencies, entries),
    byAppId: entries.byAppId,
    faultOf,

    async list({ caller: { accountId, tier }, say }: MemberContext): Promise<CallOutput<Calls['list']>> {
      const { tx } = database
      const list = methods.map(async (method) => {
        const mini = opensInMini(method) ? await entries.of(tx, accountId, method) : undefined
        const fault = await faultOf(tx, accountId, method)
        const lacksTier = method === 'plainMiniProgram' && !hasFeature(tier, 'noBranding')
        const problem = lacksTier ? say('kinds.plainNeedsTier') : fault ? say(fault) : null
        return { method, appId: mini?.appId ?? '', problem }
      })
      return { list: await Promise.all(list) }
    },

    async miniCode(
      { id, method, width, version }: ParsedInput<Calls['miniCode']>,
      { caller: { accountId } }: MemberContext,
    ): Promise<CallOutput<Calls['miniCode']>> {
      const [row] = await qrCodes.rowsByIds(accountId, [id])
      if (!row) notFound()
      const mini = (await entries.of(database.tx, accountId, method)) ?? failField('method', missing[method])
      const scene = sceneOf(id)
      const picture = await asking(log, () => mini.entry.code({ scene, page: miniPage, width, version }))
      const mime = picture.subarray(0, 2).toString('hex') === 'ffd8' ? 'image/jpeg' : 'image/png'
      return { mime, picture: picture.toString('base64'), page: miniPage, scene }
    },
  }
}
