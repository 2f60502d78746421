import { webAddress } from '@matai/rules/web-address'
import { useEffect, useMemo, useState } from 'react'
import { client, sentenceOf } from '../../../../client.ts'
import { useSignInRequest } from '../../../../session.ts'
import { finishedBlocks } from '@matai/content/draft'
import type { CodeContent } from '../editor/code-content.ts'

/** What of a content visitors see. */
export type ShownContent = Pick<CodeContent, 'name' | 'kind' | 'target' | 'blocks'>

/** Milliseconds of quiet after which the page is drawn again. */
const pause = 150

interface Preview {
  /** The whole page; null before the first answer. */
  html: string | null
  /** Whether visitors go on at once and never see it. */
  straight: boolean
  /** Whether there is nothing to draw yet: a jump without an address. */
  waiting: boolean
  /** Why the page shown is not the newest, if so. */
  problem: string | null
}

const nothing: Omit<Preview, 'waiting'> = { html: null, straight: false, problem: null }

/** The visitors' page as the server draws it, shortly after each change. */
export function usePreview({ name, kind, target, blocks }: ShownContent, language: string): Preview {
  const [preview, setPreview] = useState(nothing)
  const asked = useMemo(() => {
    const address = webAddress(target)
    const head = kind === 'home' ? { kind } : {}
    if (kind !== 'jump') return JSON.stringify({ name, blocks: finishedBlocks(blocks), ...head })
    return address === null ? null : JSON.stringify({ name, target: address })
  }, [name, kind, target, blocks])
  const signingIn = useSignInRequest(({ open }) => open)
  useEffect(() => {
    if (asked === null || signingIn) return undefined
    const aborted = new AbortController()
    const timer = setTimeout(() => {
      client.qrCodes.preview(JSON.parse(asked), { signal: aborted.signal }).then(
        (answer) => setPreview({ ...answer, problem: null }),
        (error: unknown) => {
          if (!aborted.signal.aborted) setPreview((before) => ({ ...before, problem: sentenceOf(error) }))
        },
      )
    }, pause)
    return () => {
      clearTimeout(timer)
      aborted.abort()
    }
    // The page is drawn in the reader's language, which travels in a header, and anew for whoever has signed in again.
  }, [asked, language, signingIn])
  return asked === null ? { ...nothing, waiting: true } : { ...preview, waiting: false }
}
