import type { Translate } from '@matai/i18n'
import type { Gate } from '../pages.ts'
import { positionScript } from './position-script.ts'

/** Asks the phone where it is, when the visitor wants that; its script is named by the server's policy. */
export function PositionForm({ gate, say }: { gate: Gate; say: Translate }) {
  return (
    <>
      <form
        id="position"
        method="post"
        action="/v/position"
        autoComplete="off"
        data-asking={say('codeAccess.positionAsking')}
        data-denied={say('codeAccess.positionDenied')}
        data-unavailable={say('codeAccess.positionUnavailable')}
        data-unsupported={say('codeAccess.positionUnsupported')}
      >
        <input type="hidden" name="id" value={gate.id} />
        <input type="hidden" name="latitude" />
        <input type="hidden" name="longitude" />
        <input type="hidden" name="accuracy" />
        <button type="submit" disabled>
          {say('codeAccess.sharePosition')}
        </button>
      </form>
      <p id="state" className="problem" role="status" />
      <noscript>
        <p className="problem">{say('codeAccess.positionNoScript')}</p>
      </noscript>
      <script dangerouslySetInnerHTML={{ __html: positionScript }} />
    </>
  )
}
