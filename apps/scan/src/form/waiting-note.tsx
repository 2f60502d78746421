import type { Translate } from '@matai/i18n'
import type { Waiting } from './device/device.ts'
import type { Ended } from './ended.ts'

interface NoteProps {
  waiting: readonly Waiting[]
  sendAll(): Promise<unknown>
  ended: Ended | null
  say: Translate
  onOpen(one: Waiting): void
}

/** What is on this device and not with the owner yet. */
export function WaitingNote({ waiting, sendAll, ended, say, onOpen }: NoteProps) {
  const own = ended?.is === 'kept' ? ended.waiting.attempt : ''
  const refused = waiting.filter(({ refusal }) => refusal !== null)
  const others = waiting.filter(({ refusal, attempt }) => refusal === null && attempt !== own)
  return (
    <>
      {others.length > 0 && (
        <p className="told" role="status">
          {say('formPage.waiting', { count: others.length })}{' '}
          <button type="button" className="plain" onClick={() => void sendAll()}>
            {say('formPage.sendNow')}
          </button>
        </p>
      )}
      {refused.map((one) => (
        <p key={one.attempt} className="told problem" role="alert">
          {say('formPage.refused', { reason: one.refusal ?? '' })}{' '}
          <button type="button" className="plain" onClick={() => onOpen(one)}>
            {say('formPage.openAgain')}
          </button>
        </p>
      ))}
    </>
  )
}
