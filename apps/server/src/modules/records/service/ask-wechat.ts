import { componentsOf, type FormDocument, schemaOf } from '@matai/form-kit/schema'
import { createTranslator, type Language } from '@matai/i18n'
import { Failure } from '../../../platform/failure.ts'
import type { PublicContext } from '../../../platform/http/context.ts'
import type { FillerAsking } from '../../wechat/service/wechat.ts'
import type { Dependencies } from './dependencies.ts'
import type { createVisitorFiles } from './visitor-files.ts'
import { wechatProofs } from './wechat-proofs.ts'

export interface WechatAskingNeeds {
  /** Undefined where this server has no account in WeChat. */
  fillers: FillerAsking | undefined
  files: Pick<ReturnType<typeof createVisitorFiles>, 'keepPicture'>
  /** Scheme and host of this server's pages; those of forms may stand under any. */
  ownOrigins: readonly string[]
}

type Asking = WechatAskingNeeds & Pick<Dependencies, 'proofs' | 'log'>

export interface WechatVisit extends Pick<PublicContext, 'ip' | 'now' | 'phone'> {
  /** Of the form's address. */
  id: string
  /** Short id of the live code that led there; empty for none. */
  code: string
  question: string
  wantsPicture: boolean
  /** By which the page knows its own question again. */
  state: string
  /** Which of our origins the page stands under. */
  at: number
  language: Language
}

/** What a page learns: who it is, or in a sentence why not. */
type Told =
  | { question: string; state: string; problem: string }
  | { question: string; state: string; name: string; avatarFileId: string | null; openId: string; proof: string }

/** Longest name in WeChat. */
const nameMax = 32

/** Whether a form asks who somebody is in WeChat. */
export const asksWechat = (document: FormDocument): boolean =>
  componentsOf(document).some(({ type }) => schemaOf(type).person === 'wechat')

/** Fillers who tell by WeChat who they are: their page goes there and comes back. */
export function createWechatAsking({ fillers, files, ownOrigins, ...dependencies }: Asking) {
  const { log } = dependencies
  const proven = wechatProofs(dependencies)
  const pathOf = ({ id, code }: Pick<WechatVisit, 'id' | 'code'>) =>
    `/f/${encodeURIComponent(id)}${code && `?code=${code}`}`

  /** Unlogged: a file shows nowhere until something names it. */
  async function pictureOf(address: string, visit: WechatVisit): Promise<string | null> {
    const bytes = visit.wantsPicture && address ? await fillers?.pictureAt(address) : undefined
    if (!bytes) return null
    return files.keepPicture(visit.id, bytes, visit).catch((error: unknown) => {
      log.warn({ error: String(error) }, 'the picture of a filler was not kept')
      return null
    })
  }

  async function told(visit: WechatVisit, code: string): Promise<Told> {
    const { question, state, language, now } = visit
    const say = createTranslator(language)
    try {
      const person = code ? await fillers?.personOf(code, visit) : null
      if (!person)
        return { question, state, problem: say(person === null ? 'formFill.wechatRefused' : 'wechat.snapshot') }
      const name = [...person.name.trim()].slice(0, nameMax).join('')
      const avatarFileId = await pictureOf(person.picture, visit)
      const { openId } = person
      return { question, state, name, avatarFileId, openId, proof: proven.write(openId, name, now) }
    } catch (error) {
      if (!(error instanceof Failure)) throw error
      return { question, state, problem: say(error.phrase, error.params) }
    }
  }

  return {
    /** Whether the page of a form can ask: WeChat sends back to hosts that it knows. */
    isOffered: (document: FormDocument, origin: string): boolean =>
      fillers !== undefined && ownOrigins.includes(origin) && asksWechat(document),

    /** Where the page goes to ask; back to itself where nobody can. */
    address(visit: Omit<WechatVisit, 'at'>, origin: string): string {
      const { id, code, question, wantsPicture, state } = visit
      const fields = { question, ...(code && { for: code }), ...(wantsPicture && { picture: '1' }) }
      const query = new URLSearchParams({ ...fields, at: String(ownOrigins.indexOf(origin)) })
      return fillers?.address(`/f/${encodeURIComponent(id)}/wechat?${query}`, state) ?? pathOf(visit)
    },

    /** Where a browser goes that comes back, with what it learned behind the #. */
    async back(visit: WechatVisit, code: string): Promise<string> {
      const said = encodeURIComponent(JSON.stringify(await told(visit, code)))
      return `${ownOrigins[visit.at] ?? ''}${pathOf(visit)}#wechat=${said}`
    },
  }
}
