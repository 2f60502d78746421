import { Button, Dropdown } from 'antd'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from '../button-link.ts'
import { CaretIcon } from '../icons.ts'
import { menuOf } from './menu-entries.tsx'
import { type Deed, type ManyDeed, reasonOf, useDeeds } from './use-deeds.ts'

interface DeedsBarProps<Row> {
  rows: Row[]
  deeds: readonly Deed<Row>[]
  clear: () => void
  changed?: () => unknown
}

interface Offered<Row> {
  deed: Deed<Row>
  many: ManyDeed<Row>
  label: string
  reason: string | undefined
}

/** What can be done with all rows that are chosen; what cannot says why. What destroys stands last. */
export function DeedsBar<Row>({ rows, deeds, clear, changed }: DeedsBarProps<Row>) {
  const { t } = useTranslation()
  const id = useId()
  const { performMany, running } = useDeeds<Row>(changed)
  const offered = deeds.flatMap((deed): Offered<Row>[] => {
    const { many } = deed
    return many ? [{ deed, many, label: many.label?.(rows.length) ?? deed.label, reason: reasonOf(deed, rows) }] : []
  })
  const folded = offered.filter(({ many }) => many.folded)
  const plain = offered.filter(({ many }) => !many.folded)
  const reasons = new Set(plain.map(({ reason }) => reason).filter((reason) => reason !== undefined))

  function button({ deed, many, label, reason }: Offered<Row>) {
    const look = { size: 'small', icon: deed.icon } as const
    const leads = reason === undefined ? many.leads?.(rows) : undefined
    if (leads) {
      return (
        <ButtonLink
          key={deed.key}
          {...look}
          to={leads.to}
          search={leads.search as never /* typed by the screen it is of */}
        >
          {label}
        </ButtonLink>
      )
    }
    return (
      <Button
        key={deed.key}
        {...look}
        danger={deed.danger ?? false}
        disabled={reason !== undefined || running}
        {...(reason === undefined ? {} : { 'aria-describedby': id })}
        onClick={() => void performMany(many, rows, clear)}
      >
        {label}
      </Button>
    )
  }
  const items = menuOf(
    folded.map(({ deed: { key, icon, group }, many, label, reason }) => ({
      ...{ key, icon, group, label, reason },
      onClick: () => void performMany(many, rows, clear),
    })),
  )
  return (
    <>
      {reasons.size > 0 && <span id={id}>{[...reasons].join(' · ')}</span>}
      {plain.filter(({ deed }) => !deed.danger).map(button)}
      {folded.length > 0 && (
        <Dropdown menu={{ items: items ?? [] }} trigger={['click']} placement="bottomRight">
          <Button size="small" icon={<CaretIcon />} iconPlacement="end">
            {t('app.moreDeeds')}
          </Button>
        </Dropdown>
      )}
      {plain.filter(({ deed }) => deed.danger).map(button)}
    </>
  )
}
