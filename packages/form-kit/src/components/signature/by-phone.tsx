import { useEffect, useRef, useState } from 'react'
import type { FillContext, SigningPlace } from '../../engine/fill-face.ts'

interface ByPhoneProps {
  id: string
  context: FillContext
  onPicture(picture: File): void
}

/** Who fills at a desk has it signed on a phone, which reads the address from the screen; the picture comes back by itself. */
export function ByPhone({ id, context: { signByPhone, say }, onPicture }: ByPhoneProps) {
  const [place, setPlace] = useState<SigningPlace | null>(null)
  const [failure, setFailure] = useState('')
  const stop = useRef(() => {})
  useEffect(() => () => stop.current(), [])
  if (!signByPhone) return null

  async function begin() {
    setFailure('')
    const hears = {
      signed: onPicture,
      over: () => {
        setPlace(null)
        setFailure(say('formFill.signOver'))
      },
    }
    try {
      const began = await signByPhone?.(id, hears)
      if (!began) return
      stop.current = began.stop
      setPlace(began)
    } catch (error) {
      setFailure((error instanceof Error && error.message) || say('formFill.signFailed'))
    }
  }

  if (place)
    return (
      <div className="mt-signing" role="status">
        <div
          className="mt-signing-code"
          role="img"
          aria-label={say('formFill.signCode')}
          dangerouslySetInnerHTML={{ __html: place.code }}
        />
        <p className="mt-hint">{say('formFill.signOnPhone')}</p>
      </div>
    )
  return (
    <>
      <button type="button" className="mt-button" onClick={() => void begin()}>
        {say('formFill.signByPhone')}
      </button>
      {failure && (
        <p className="mt-hint" role="alert">
          {failure}
        </p>
      )}
    </>
  )
}
