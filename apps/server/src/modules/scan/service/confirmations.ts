import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Language } from '@matai/i18n'
import type { Clock } from '../../../platform/clock.ts'
import { networkOf } from '../../../platform/network-of.ts'
import { deriveKey } from '../../../platform/secrets.ts'
import { drawn, type Pages } from './code-pages.ts'
import type { VisitAnswer } from './visit-answer.ts'

interface Sent {
  /** Where the form was sent to. */
  path: string
  form: URLSearchParams
  ip: string
}

export type Confirmations = ReturnType<typeof createConfirmations>

const field = 'confirmed'
/** Milliseconds for which the page's button works. */
const lifetime = 600_000

/**
 * Forms of browsers that do not say where they come from: a page of ours shows them again behind a button. Its mark
 * holds for what was typed and the network it came from, so that no other site can make one for somebody else.
 */
export function createConfirmations({ pages, secret, clock }: { pages: Pages; secret: Buffer; clock: Clock }) {
  const key = deriveKey(secret, 'forms sent again')
  const sign = ({ path, form, ip }: Sent, until: string) =>
    createHmac('sha256', key)
      .update(JSON.stringify([path, [...form].filter(([name]) => name !== field), networkOf(ip), until]))
      .digest('base64url')

  return {
    isConfirmed(sent: Sent): boolean {
      const [, until = '', mark = ''] = /^(\d{1,16})\.([\w-]{43})$/.exec(sent.form.get(field) ?? '') ?? []
      if (Number(until) <= clock.now().getTime()) return false
      return timingSafeEqual(Buffer.from(mark), Buffer.from(sign(sent, until)))
    },
    page(sent: Sent, language: Language): VisitAnswer {
      const until = String(clock.now().getTime() + lifetime)
      const typed = [...sent.form].filter(([name]) => name !== field)
      const fields = [...typed, [field, `${until}.${sign(sent, until)}`] as const]
      const page = pages.renderConfirm({ language, action: sent.path, fields })
      // With the headers of a page whose form may lead anywhere: one of them makes browsers say where it comes from.
      return { status: 200, page: drawn(page), leads: true }
    },
  }
}
