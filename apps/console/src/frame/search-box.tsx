import { useNavigate } from '@tanstack/react-router'
import { Input, type InputRef } from 'antd'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '../paths.ts'
import { SearchIcon } from '../ui/icons.ts'
import css from './top-bar.module.css'

/** Finds live codes by name or number from every screen; the key `/` goes there. */
export function SearchBox() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const input = useRef<InputRef>(null)
  const [keyword, setKeyword] = useState('')

  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
      event.preventDefault()
      input.current?.focus({ cursor: 'all' })
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [])

  function search() {
    void navigate({ to: paths.qrCodes, search: keyword.trim() ? { keyword: keyword.trim() } : {} })
  }

  return (
    <search className={css.search}>
      <Input
        ref={input}
        type="search"
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
        onChange={(event) => setKeyword(event.target.value)}
        onPressEnter={search}
      />
    </search>
  )
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
}
