import { Button, Checkbox, Input } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { useFormats } from '../../../ui/format.ts'
import { DeleteIcon, SearchIcon } from '../../../ui/icons.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { mobilesOnPage, useMobiles } from './access-queries.ts'
import css from './access.module.css'
import { AddMobiles } from './add-mobiles.tsx'
import { TwoWayPager } from './two-way-pager.tsx'
import { useRemoveMobiles } from './use-remove-mobiles.ts'

interface MobileListProps {
  id: string
  /** Whether visitors are compared with the list at all. */
  checks: boolean
}

/** The phones that may see one code. */
export function MobileList({ id, checks }: MobileListProps) {
  const { t } = useTranslation()
  const { formatInstant } = useFormats()
  const [page, setPage] = useState(1)
  const [keyword, setKeyword] = useState('')
  const [chosen, setChosen] = useState<number[]>([])
  const { data, error, refetch, isFetching } = useMobiles({ id, page, keyword: keyword.trim() })
  const remove = useRemoveMobiles(id)
  const rows = data?.list ?? []
  const selected = rows.filter((row) => chosen.includes(row.id))

  async function removeRows(which: typeof rows) {
    if (!(await remove(which))) return
    setChosen([])
    if (which.length === rows.length && page > 1) setPage(page - 1)
  }

  return (
    <div className={css.list}>
      {!checks && <p className={css.note}>{t('codeAccess.listUnused')}</p>}
      <AddMobiles id={id} />
      {(rows.length > 0 || keyword || page > 1) && (
        <div className={css.listTools}>
          <Input
            prefix={<SearchIcon />}
            allowClear
            value={keyword}
            aria-label={t('codeAccess.listSearch')}
            placeholder={t('codeAccess.listSearch')}
            onChange={(event) => {
              setKeyword(event.target.value)
              setPage(1)
            }}
          />
          <Button
            danger
            icon={<DeleteIcon />}
            disabled={selected.length === 0}
            title={selected.length === 0 ? t('codeAccess.selectPhones') : ''}
            onClick={() => void removeRows(selected)}
          >
            {t('codeAccess.removeMany', { count: selected.length })}
          </Button>
        </div>
      )}
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton rows={4} />}
      {data && rows.length === 0 && !keyword && <EmptyState title={t('codeAccess.listEmpty')} />}
      {data && rows.length === 0 && keyword && <EmptyState title={t('app.nothingFound', { keyword })} />}
      {rows.length > 0 && (
        <>
          <Checkbox
            checked={selected.length === rows.length}
            indeterminate={selected.length > 0 && selected.length < rows.length}
            onChange={(event) => setChosen(event.target.checked ? rows.map((row) => row.id) : [])}
          >
            {t('app.selectAll')}
          </Checkbox>
          <ul className={css.rows} aria-label={t('codeAccess.list')} aria-busy={isFetching}>
            {rows.map((row) => (
              <li key={row.id}>
                <Checkbox
                  checked={chosen.includes(row.id)}
                  aria-label={`${t('app.selectRow')} · +${row.mobile}`}
                  onChange={(event) =>
                    setChosen(event.target.checked ? [...chosen, row.id] : chosen.filter((one) => one !== row.id))
                  }
                />
                <span className={css.phone}>
                  <span className={css.number}>+{row.mobile}</span>
                  {row.name && <span>{row.name}</span>}
                  <span className={css.soft}>{formatInstant(row.createdAt)}</span>
                </span>
                <Button
                  type="text"
                  size="small"
                  icon={<DeleteIcon />}
                  aria-label={t('codeAccess.removeLabel', { mobile: `+${row.mobile}` })}
                  title={t('codeAccess.remove')}
                  onClick={() => void removeRows([row])}
                />
              </li>
            ))}
          </ul>
          <TwoWayPager page={page} pageSize={mobilesOnPage} total={data?.total ?? 0} onPage={setPage} />
        </>
      )}
    </div>
  )
}
