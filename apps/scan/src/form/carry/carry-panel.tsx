import type { Translate } from '@matai/i18n'
import { useEffect, useRef, useState } from 'react'
import type { Draft } from '../device/device.ts'
import { carriedAddress } from './carried.ts'
import { codePicture } from './code-picture.ts'

/** Longest address that a phone reads from a screen. */
const longest = 1_800

/** The draft as a code and a link, for another device. */
export function CarryPanel({ draft, say, onClose }: { draft: Draft; say: Translate; onClose(): void }) {
  const address = carriedAddress(location.origin + location.pathname + location.search, draft)
  const [isCopied, setCopied] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const copy = () => void navigator.clipboard.writeText(address).then(() => setCopied(true))
  return (
    <section className="carry">
      <h2 ref={heading} tabIndex={-1}>
        {say('formPage.carry')}
      </h2>
      <p>{say('formPage.carryHint')}</p>
      {address.length <= longest ? (
        <div
          role="img"
          aria-label={say('formPage.carryCode')}
          dangerouslySetInnerHTML={{ __html: codePicture(address) }}
        />
      ) : (
        <p>{say('formPage.carryLong')}</p>
      )}
      <div className="ways">
        <button type="button" className="mt-button" onClick={copy}>
          {say(isCopied ? 'formPage.carryCopied' : 'formPage.carryCopy')}
        </button>
        <button type="button" className="plain" onClick={onClose}>
          {say('formPage.carryClose')}
        </button>
      </div>
    </section>
  )
}
