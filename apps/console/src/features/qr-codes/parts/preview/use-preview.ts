import { useEffect, useMemo, useState } from 'react'
import { client, sentenceOf } from '../../../../client.ts'
import { finishedBlocks } from '../blocks/draft-block.ts'
import type { CodeContent } from '../editor/code-content.ts'

/** Milliseconds of quiet after which the page is drawn again. */
const pause = 150

interface Preview {
  /** The whole page; null before the first answer. */
  html: string | null
  /** Why the page shown is not the newest, if so. */
  problem: string | null
}

/** The visitors' page as the server draws it, shortly after each change. */
export function usePreview({ name, blocks }: CodeContent, language: string): Preview {
  const [preview, setPreview] = useState<Preview>({ html: null, problem: null })
  const asked = useMemo(() => JSON.stringify({ name, blocks: finishedBlocks(blocks) }), [name, blocks])
  useEffect(() => {
    const aborted = new AbortController()
    const timer = setTimeout(() => {
      client.qrCodes.preview(JSON.parse(asked), { signal: aborted.signal }).then(
        ({ html }) => setPreview({ html, problem: null }),
        (error: unknown) => {
          if (!aborted.signal.aborted) setPreview(({ html }) => ({ html, problem: sentenceOf(error) }))
        },
      )
    }, pause)
    return () => {
      clearTimeout(timer)
      aborted.abort()
    }
    // The page is drawn in the reader's language, which travels in a header.
  }, [asked, language])
  return preview
}
