import { useEffect, useRef, useState } from 'react'
import { morph } from './morph.ts'

const blank = '<!doctype html><html><head></head><body></body></html>'

interface PageFrameProps {
  html: string
  title: string
  /** Words that the page is scrolled to. */
  at?: string
}

/** A whole page in a frame where nothing can act. It is changed in place, so that it neither flickers nor scrolls by itself. */
export function PageFrame({ html, title, at = '' }: PageFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [ready, setReady] = useState(false)

  useEffect(() => {
    const page = frame.current?.contentDocument?.documentElement
    if (ready && page) morph(page, new DOMParser().parseFromString(html, 'text/html').documentElement)
  }, [ready, html])

  useEffect(() => {
    const page = frame.current?.contentDocument
    if (ready && page && at !== '') elementWith(page, at)?.scrollIntoView({ block: 'center' })
  }, [ready, at])

  function onLoad() {
    frame.current?.contentDocument?.addEventListener('click', (event) => event.preventDefault())
    setReady(true)
  }
  return <iframe ref={frame} sandbox="allow-same-origin" title={title} srcDoc={blank} onLoad={onLoad} />
}

/** The first element in which words stand. */
function elementWith(page: Document, words: string): Element | null {
  const texts = page.createTreeWalker(page.body, NodeFilter.SHOW_TEXT)
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    if (node.nodeValue?.includes(words)) return node.parentElement
  }
  return null
}
