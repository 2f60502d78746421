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

export function createStyles({ ports, ...drawing }: Dependencies) {
  const drawStyle = createStyleDrawing(drawing)
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
      return drawStyle(accountId, { content, style, format, print, quick })
    },
  }
}
