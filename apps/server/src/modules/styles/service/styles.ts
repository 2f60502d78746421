import type { Style } from '@matai/contract'
import { completeStyle } from '@matai/qr'
import type { AccountId } from '../../../platform/db/account-id.ts'
import type { DrawOrder } from '../../../platform/drawing/render.ts'
import { failField, notFound } from '../../../platform/failure.ts'
import type { Ports } from '../../../platform/ports.ts'
import { drawnCodes, type Looking } from '../ports.ts'
import { createStyleDrawing, type DrawDependencies } from './draw-style.ts'

interface Dependencies extends DrawDependencies {
  ports: Ports
}

export interface PictureRequest extends Pick<DrawOrder, 'format' | 'print' | 'quick'> {
  content?: string | undefined
  /** A live code, whose address is drawn. */
  id?: string | undefined
  /** Fields that the caller names; the others come from the live code's style, else from the defaults. */
  style: Partial<Style>
}

export type Styles = ReturnType<typeof createStyles>

/** Accounts whose looks of just now are remembered, and looks of one. */
const [mostAccounts, mostLooks] = [500, 200]

export function createStyles({ ports, ...drawing }: Dependencies) {
  const drawStyle = createStyleDrawing(drawing)
  const replaced = rememberLooks()
  const readCode = (id: string, looking: Looking) => {
    const [read = notFound()] = ports.all(drawnCodes)
    return read(id, looking)
  }
  return {
    /** Draws a code and reads it back; what does not scan is refused with the reason. */
    async picture(request: PictureRequest, looking: Looking): Promise<Uint8Array<ArrayBuffer>> {
      const accountId: AccountId = looking.caller.accountId
      const saved = request.id === undefined ? undefined : await readCode(request.id, looking)
      const content = saved?.url ?? request.content ?? failField('content', 'errors.required')
      const style = { ...completeStyle(saved?.style ?? null), ...request.style }
      const { format, print, quick } = request
      const before = saved ? [saved.style, ...replaced.of(accountId)] : []
      if (saved?.style) replaced.add(accountId, saved.style)
      return drawStyle(accountId, { content, style, format, print, quick, before })
    },
  }
}

/** Looks that codes had until just now, so that what replaced them can be taken back. */
function rememberLooks() {
  const looks = new Map<AccountId, Map<string, Partial<Style>>>()
  return {
    of: (accountId: AccountId) => [...(looks.get(accountId)?.values() ?? [])],
    add(accountId: AccountId, style: Partial<Style>) {
      const own = looks.get(accountId) ?? new Map()
      looks.delete(accountId)
      looks.set(accountId, own)
      own.set(JSON.stringify(style), style)
      for (const [all, most] of [[looks, mostAccounts] as const, [own, mostLooks] as const]) {
        const oldest = all.keys().next()
        if (all.size > most && !oldest.done) (all as Map<unknown, unknown>).delete(oldest.value)
      }
    },
  }
}
