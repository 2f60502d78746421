import { type Style, defaultStyle } from '@matai/contract'
import type { AccountId } from '../../platform/db/account-id.ts'
import type { Drawing } from '../../platform/drawing/drawing.ts'
import { Failure, failField, notFound } from '../../platform/failure.ts'
import type { Caller } from '../../platform/http/context.ts'

/** Who draws, when, and under which address codes are printed. */
interface Looking {
  caller: Caller
  now: Date
  origin: string
}

interface Dependencies {
  drawing: Drawing
  /** What a live code says when it is scanned, and its saved style; not found: foreign, unknown. */
  readQrCode(id: string, looking: Looking): Promise<{ url: string; style: Style | null }>
  /** A picture of the account as a data URI; undefined when it is not one. */
  readLogo(accountId: AccountId, id: string): Promise<string | undefined>
}

export interface PictureRequest {
  content?: string | undefined
  /** A live code, whose address is drawn. */
  id?: string | undefined
  format: 'png' | 'svg'
  /** Fields that the caller names; the others come from the live code's style, else from the defaults. */
  style: Partial<Style>
}

export type Styles = ReturnType<typeof createStyles>

export function createStyles({ drawing, readQrCode, readLogo }: Dependencies) {
  return {
    /** Draws a code and reads it back; what does not scan is refused with the reason. */
    async picture(request: PictureRequest, looking: Looking): Promise<Uint8Array<ArrayBuffer>> {
      const { accountId } = looking.caller
      const saved = request.id === undefined ? undefined : await readQrCode(request.id, looking)
      const content = saved?.url ?? request.content ?? failField('content', 'errors.required')
      const style = { ...defaultStyle, ...saved?.style, ...request.style }
      const logo = style.logoUrl ? ((await readLogo(accountId, style.logoUrl)) ?? notFound()) : undefined
      const drawn = await drawing.draw({ content, style, logo, format: request.format })
      if (drawn.ok) return drawn.body
      throw new Failure('inputInvalid', drawn.reasons[0] ?? 'qr.reasonUnreadable', {
        fields: drawn.reasons.map((phrase) => ({ path: ['style'], phrase })),
      })
    },
  }
}
