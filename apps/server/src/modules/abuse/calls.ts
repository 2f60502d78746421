import { couponsIn, formsIn } from '@matai/content/page'
import { type Block, contract, type StoredFile } from '@matai/contract'
import { bind } from '../../platform/http/bind.ts'
import type { MemberContext } from '../../platform/http/context.ts'
import type { Abuse } from './service/abuse.ts'
import type { Operating } from './service/dependencies.ts'

/** A coupon of which nobody here needs to know more than that it is there. */
interface CouponAside {
  id: number
  address: string
  name: string
  from: Date
  until: Date
  zone: string
}

interface Outside {
  /** What visitors see, as a document without script. */
  renderPage(
    page: {
      name: string
      blocks: Block[]
      files: StoredFile[]
      forms: { id: number; address: string }[]
      coupons: CouponAside[]
    },
    context: MemberContext,
  ): string
  /** What the history calls whoever did something. */
  nameOf(context: MemberContext): Promise<string>
}

export function abuseCalls(abuse: Abuse, { renderPage, nameOf }: Outside) {
  const operating = async (context: MemberContext): Promise<Operating> => ({
    by: await nameOf(context),
    now: context.now,
  })
  const nothing = async (done: Promise<void>): Promise<Record<string, never>> => {
    await done
    return {}
  }

  return bind(contract.abuse, {
    blockInfo: ({ id }, context) => abuse.appeals.info(id, context),
    appeal: (input, context) => abuse.appeals.appeal(input, context),
    reportList: (input, context) => abuse.lists.reported(input, context),
    reportClose: async (input, context) => ({ closed: await abuse.close(input, await operating(context)) }),
    codeFind: async (input, context) => {
      const { content, ...found } = await abuse.lists.find(input.code, context)
      const { name, kind } = found.code
      // Nothing is opened from here, so its forms and coupons lead nowhere.
      const forms = formsIn(content.blocks).map((id) => ({ id, address: '#' }))
      const unknown = { address: '#', name: '', from: context.now, until: context.now, zone: 'UTC' }
      const coupons = couponsIn(content.blocks).map((id) => ({ id, ...unknown }))
      const html = kind === 'jump' ? '' : renderPage({ name, ...content, forms, coupons }, context)
      return { ...found, html, target: kind === 'jump' ? content.target : '' }
    },
    codeBlock: async (input, context) => nothing(abuse.block(input, await operating(context))),
    codeUnblock: async (input, context) => nothing(abuse.unblock(input, await operating(context))),
    blockList: (input, context) => abuse.lists.blocked(input, context),
    appealAnswer: async (input, context) => nothing(abuse.answer(input, await operating(context))),
  })
}
