import { useEffect, useRef, useState } from 'react'
import { wechatSignals } from 'virtual:contract-constants'

/** Milliseconds before a lost socket is opened again. */
const retryAfter = 1_000

interface Heard {
  onDone: () => void
  onExpired: () => void
}

/**
 * Hears what becomes of a code: 0 ends it, 1 asks for another code, 2 says that somebody scanned, 3 and a broken line
 * open the socket again (specification, section 3). Answers whether it was scanned.
 */
export function useScene(scene: string | undefined, heard: Heard): boolean {
  const [scanned, setScanned] = useState(false)
  const latest = useRef(heard)
  latest.current = heard

  useEffect(() => {
    setScanned(false)
    if (!scene) return
    let socket: EventSource | undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    function again() {
      socket?.close()
      clearTimeout(timer)
      timer = setTimeout(open, retryAfter)
    }
    function open() {
      socket = new EventSource(`/v/wechat/scene/${scene}`)
      socket.addEventListener('code', ({ data }) => {
        const code = Number(data)
        if (code === wechatSignals.scanned) return setScanned(true)
        if (code === wechatSignals.lost) return again()
        socket?.close()
        if (code === wechatSignals.done) latest.current.onDone()
        else latest.current.onExpired()
      })
      socket.onerror = again
    }
    open()
    return () => {
      clearTimeout(timer)
      socket?.close()
    }
  }, [scene])
  return scanned
}
