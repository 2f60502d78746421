import type { WechatPerson, WechatWay } from '@matai/form-kit/fill'
import { newKey } from '../device/keys.ts'
import type { FormPage } from '../page-data.ts'
import { isInMini, isInWechat } from './is-in-wechat.ts'

/** What this tab asked, and what stood behind the # when it left. */
interface Left {
  state: string
  hash: string
}

/** What the server says behind the #. */
interface Said extends Partial<WechatPerson> {
  question: string
  state: string
  problem?: string
  proof?: string
}

const kept = 'matai-wechat'
const mark = '#wechat='

let said: Said | null | undefined

/** What this page came back with; nothing that somebody else asked, whose link may lead here. */
function saidHere(): Said | null {
  if (!location.hash.startsWith(mark)) return null
  try {
    const left = JSON.parse(sessionStorage.getItem(kept) ?? '') as Left
    const found = JSON.parse(decodeURIComponent(location.hash.slice(mark.length))) as Said
    sessionStorage.removeItem(kept)
    history.replaceState(null, '', location.pathname + location.search + left.hash)
    return found.state === left.state ? found : null
  } catch {
    return null
  }
}

function leave(component: string, { id, code }: FormPage, wantsPicture: boolean): void {
  const state = newKey().replaceAll(/[-_]/g, 'x')
  const left: Left = { state, hash: location.hash }
  sessionStorage.setItem(kept, JSON.stringify(left))
  const fields = { question: component, state, ...(code && { for: code.id }), ...(wantsPicture && { picture: '1' }) }
  location.href = `/f/${id}/wechat?${new URLSearchParams(fields)}`
}

/** How WeChat is asked who fills a question, and what it said when this page came back from there. */
export function wechatFor(
  component: string,
  page: FormPage,
  { keep, onProven }: { keep: () => Promise<void>; onProven: (openId: string, proof: string) => void },
): WechatWay {
  said ??= saidHere()
  // In a mini program WeChat asks nobody for a page.
  const ask =
    isInWechat() && !isInMini()
      ? (picture: boolean) => void keep().finally(() => leave(component, page, picture))
      : null
  if (said?.question !== component) return { ask, told: null }
  const { name = '', avatarFileId = null, openId = '', problem, proof } = said
  said = null
  if (proof) onProven(openId, proof)
  return { ask, told: problem ?? { name, avatarFileId, openId } }
}
