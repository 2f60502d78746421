import { type RefObject, useEffect } from 'react'

const dialogs = '[role=dialog]'

/**
 * Gives the focus back to what opened a dialog or drawer. Ours leave the page as they close, so that the library's own
 * way comes too late, and whoever uses the keyboard would begin at the top again.
 */
export function useReturnedFocus(popups: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const place = popups.current
    if (!place) return undefined
    const openers = new WeakMap<Element, Element | null>()
    let last: Element | null = document.activeElement
    let inside: Element | null = null
    const follow = ({ target }: FocusEvent) => {
      if (!(target instanceof Element)) return
      inside = target.closest(dialogs)
      if (inside && !openers.has(inside)) openers.set(inside, last)
      // A menu is gone when its choice opens a dialog; the button that opened the menu stays.
      if (inside || !place.contains(target)) last = target
    }
    const giveBack = () => {
      if (!inside || inside.isConnected || document.activeElement !== document.body) return
      const opener = openers.get(inside)
      inside = null
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true })
    }
    document.addEventListener('focusin', follow)
    const observer = new MutationObserver(giveBack)
    observer.observe(place, { childList: true, subtree: true })
    return () => {
      document.removeEventListener('focusin', follow)
      observer.disconnect()
    }
  }, [popups])
}
