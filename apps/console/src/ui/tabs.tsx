import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import css from './tabs.module.css'

interface TabsProps<Key extends string> {
  label: string
  tabs: readonly { key: Key; label: string }[]
  value: Key
  onChange: (key: Key) => void
  /** Content of the chosen tab. */
  children: ReactNode
}

/** Tabs without the weight of the library's: arrow keys move, one panel is mounted. */
export function Tabs<Key extends string>({ label, tabs, value, onChange, children }: TabsProps<Key>) {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)

  // On a phone the chosen one may stand beyond the edge; the page itself stays where it is.
  useEffect(() => {
    const chosen = list.current?.children[tabs.findIndex((tab) => tab.key === value)]
    const box = list.current
    if (!box || !(chosen instanceof HTMLElement)) return
    const right = chosen.offsetLeft + chosen.offsetWidth - box.offsetLeft
    if (right > box.scrollLeft + box.clientWidth) box.scrollLeft = right - box.clientWidth
    else if (chosen.offsetLeft - box.offsetLeft < box.scrollLeft) box.scrollLeft = chosen.offsetLeft - box.offsetLeft
  }, [tabs, value])

  function onKeyDown(event: KeyboardEvent) {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    if (!step) return
    const place = (tabs.findIndex((tab) => tab.key === value) + step + tabs.length) % tabs.length
    const next = tabs[place]
    if (!next) return
    onChange(next.key)
    list.current?.querySelectorAll('button')[place]?.focus()
  }

  return (
    <>
      <div ref={list} className={css.tabs} role="tablist" aria-label={label} onKeyDown={onKeyDown}>
        {tabs.map((tab) => (
          <button
            key={tab.key}
            type="button"
            role="tab"
            id={`${id}-${tab.key}`}
            className={css.tab}
            aria-selected={tab.key === value}
            aria-controls={`${id}-panel`}
            tabIndex={tab.key === value ? 0 : -1}
            onClick={() => onChange(tab.key)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${value}`}>
        {children}
      </div>
    </>
  )
}
