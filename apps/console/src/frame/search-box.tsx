import { useNavigate } from '@tanstack/react-router'
import { Input, type InputRef } from 'antd'
import { type KeyboardEvent, lazy, Suspense, useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Found } from '../finder-slots.ts'
import { paths } from '../paths.ts'
import { SearchIcon } from '../ui/icons.ts'
import { searchEverywhere, useSearchEverywhere } from '../ui/search-everywhere.ts'
import css from './top-bar.module.css'

// What is found comes with the first letter, and what can be found when one comes here.
const SearchResults = lazy(async () => ({ default: (await import('./search-results.tsx')).SearchResults }))
const SearchHint = lazy(async () => ({ default: (await import('./search-hint.tsx')).SearchHint }))

/** Finds codes, batches, labels and forms from every screen while it is typed; the key `/` goes there. */
export function SearchBox() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const id = useId()
  const input = useRef<InputRef>(null)
  const box = useRef<HTMLElement>(null)
  const [keyword, setKeyword] = useState('')
  const [open, setOpen] = useState(false)
  const [found, setFound] = useState<readonly Found[]>([])
  const [active, setActive] = useState(-1)
  const shown = open && keyword.trim() !== ''
  const wanted = useSearchEverywhere((search) => search.wanted)

  useEffect(() => {
    function onKeyDown(event: globalThis.KeyboardEvent) {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
      event.preventDefault()
      input.current?.focus({ cursor: 'all' })
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [])

  useEffect(() => {
    if (!wanted) return
    searchEverywhere('')
    setKeyword(wanted)
    setActive(-1)
    setOpen(true)
    input.current?.focus({ cursor: 'end' })
  }, [wanted])

  function go(one: Found | undefined) {
    setOpen(false)
    if (one) void navigate({ to: one.to, search: (one.search ?? {}) as never })
    else void navigate({ to: paths.qrCodes, search: keyword.trim() ? { keyword: keyword.trim() } : {} })
  }
  function onKeyDown(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step && shown) {
      event.preventDefault()
      setActive(Math.min(found.length - 1, Math.max(-1, active + step)))
    } else if (event.key === 'Escape' && open) {
      event.preventDefault()
      setOpen(false)
    }
  }
  return (
    <search
      ref={box}
      className={css.search}
      onBlur={({ relatedTarget }) => {
        if (!box.current?.contains(relatedTarget)) setOpen(false)
      }}
    >
      <Input
        ref={input}
        type="search"
        role="combobox"
        aria-expanded={shown}
        aria-controls={shown ? `${id}-found` : undefined}
        aria-activedescendant={shown && active >= 0 ? `${id}-found-${active}` : undefined}
        aria-describedby={open && !shown ? `${id}-hint` : undefined}
        aria-autocomplete="list"
        autoComplete="off"
        prefix={<SearchIcon aria-hidden />}
        suffix={
          <kbd className={`${css.key} ${css.wide}`} aria-hidden>
            /
          </kbd>
        }
        aria-label={t('app.search')}
        aria-keyshortcuts="/"
        placeholder={t('app.search')}
        value={keyword}
        maxLength={100}
        onFocus={() => setOpen(true)}
        onChange={(event) => {
          setKeyword(event.target.value)
          setActive(-1)
          setOpen(true)
        }}
        onKeyDown={onKeyDown}
        onPressEnter={() => go(found[active])}
      />
      {shown && (
        <Suspense>
          <SearchResults id={`${id}-found`} keyword={keyword.trim()} active={active} onFound={setFound} onChoose={go} />
        </Suspense>
      )}
      {open && !shown && (
        <Suspense>
          <SearchHint id={`${id}-hint`} />
        </Suspense>
      )}
    </search>
  )
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
}
