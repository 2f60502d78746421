import { useEffect, useRef, useState } from 'react'
import { morph } from './morph.ts'

const blank = '<!doctype html><html><head></head><body></body></html>'

/** A whole page in a frame where nothing can act. It is changed in place, so that it neither flickers nor scrolls. */
export function PageFrame({ html, title }: { html: string; title: string }) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [ready, setReady] = useState(false)

  useEffect(() => {
    const page = frame.current?.contentDocument?.documentElement
    if (ready && page) morph(page, new DOMParser().parseFromString(html, 'text/html').documentElement)
  }, [ready, html])

  function onLoad() {
    frame.current?.contentDocument?.addEventListener('click', (event) => event.preventDefault())
    setReady(true)
  }
  return <iframe ref={frame} sandbox="allow-same-origin" title={title} srcDoc={blank} onLoad={onLoad} />
}
