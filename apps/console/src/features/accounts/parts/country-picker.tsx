import { type FocusEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSpoken } from '../../../language.ts'
import { TextInput } from '../../../ui/controls/text-input.tsx'
import { CaretIcon } from '../../../ui/icons.ts'
import { countryOf, findCountries } from './countries.ts'
import css from './country-picker.module.css'

interface CountryPickerProps {
  iso: string
  onChange: (iso: string) => void
}

/** Dial code button with a searchable list of all countries. Escape closes the list and nothing else. */
export function CountryPicker({ iso, onChange }: CountryPickerProps) {
  const { t } = useTranslation()
  const language = useSpoken((spoken) => spoken.language)
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const country = countryOf(iso)

  function close() {
    setOpen(false)
    button.current?.focus()
  }

  function onBlur(event: FocusEvent) {
    if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false)
  }

  return (
    <div className={css.picker} onBlur={onBlur}>
      <button
        ref={button}
        type="button"
        className={css.button}
        aria-haspopup="listbox"
        aria-expanded={open}
        aria-label={t('accounts.countryWithCode', { iso, name: country.name[language], dialCode: country.dialCode })}
        onClick={() => setOpen(!open)}
      >
        <span className={css.iso}>{iso}</span> +{country.dialCode}
        <CaretIcon aria-hidden className={css.caret} />
      </button>
      {open && (
        <CountryList
          chosen={iso}
          onChoose={(chosen) => {
            onChange(chosen)
            close()
          }}
          onClose={close}
        />
      )}
    </div>
  )
}

interface CountryListProps {
  chosen: string
  onChoose: (iso: string) => void
  onClose: () => void
}

function CountryList({ chosen, onChoose, onClose }: CountryListProps) {
  const { t } = useTranslation()
  const id = useId()
  const language = useSpoken((spoken) => spoken.language)
  const [typed, setTyped] = useState('')
  const [active, setActive] = useState(chosen)
  const search = useRef<HTMLInputElement>(null)
  const list = useRef<HTMLUListElement>(null)
  const found = findCountries(typed, language)

  useEffect(() => search.current?.focus({ preventScroll: true }), [])
  useEffect(() => {
    const option = list.current?.querySelector<HTMLElement>('[data-active="true"]')
    if (option && list.current) list.current.scrollTop = option.offsetTop - list.current.clientHeight / 2
  }, [active])

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape') onClose()
    else if (event.key === 'Enter' && active) onChoose(active)
    else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      const place = found.findIndex(({ iso }) => iso === active) + (event.key === 'ArrowDown' ? 1 : -1)
      setActive(found.at(place % found.length)?.iso ?? '')
    } else return
    event.preventDefault()
    event.stopPropagation()
  }

  return (
    <div className={css.popup}>
      <TextInput
        ref={search}
        role="combobox"
        aria-expanded
        aria-controls={id}
        aria-activedescendant={active && `${id}-${active}`}
        aria-label={t('accounts.countrySearch')}
        placeholder={t('accounts.countrySearch')}
        value={typed}
        onKeyDown={onKeyDown}
        onChange={(event) => {
          setTyped(event.target.value)
          setActive(findCountries(event.target.value, language)[0]?.iso ?? '')
        }}
      />
      <ul ref={list} id={id} role="listbox" aria-label={t('accounts.country')} className={css.list}>
        {found.map(({ iso, dialCode, name }) => (
          <li
            key={iso}
            id={`${id}-${iso}`}
            role="option"
            aria-selected={iso === chosen}
            data-active={iso === active}
            className={css.option}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onChoose(iso)}
          >
            <span className={css.iso}>{iso}</span>
            <span>{name[language]}</span>
            <span className={css.dial}>+{dialCode}</span>
          </li>
        ))}
      </ul>
      {found.length === 0 && <p className={css.none}>{t('accounts.countryNone')}</p>}
    </div>
  )
}
