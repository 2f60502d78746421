import type { QrCodeItem } from '@matai/contract'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { type CSSProperties, lazy, Suspense, useCallback, useEffect, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { qrCodeSorts } from 'virtual:contract-constants'
import { wantPhrases } from '../../language.ts'
import { paths } from '../../paths.ts'
import { usePreferences } from '../../preferences.ts'
import { ButtonLink } from '../../ui/button-link.ts'
import { useFormats } from '../../ui/format.ts'
import { AddIcon, DeleteIcon, LogIcon } from '../../ui/icons.ts'
import { FilterChips } from '../../ui/list/filter-chips.tsx'
import { List } from '../../ui/list/list.tsx'
import { useListState } from '../../ui/list/list-state.ts'
import { NothingFits } from '../../ui/list/nothing-fits.tsx'
import { Page } from '../../ui/page.tsx'
import { AccessPlace } from './parts/access/access-place.tsx'
import { BulkBar } from './parts/bulk/bulk-bar.tsx'
import { useCodeDeeds } from './parts/bulk/use-code-deeds.tsx'
import { DirectoryPanel } from './parts/directories/directory-panel.tsx'
import { RailGrip } from './parts/directories/rail-grip.tsx'
import { CodeFilter } from './parts/list/code-filter.tsx'
import { useCreators } from './parts/list/creators.ts'
import { callFilters, filterChips, noFilters } from './parts/list/filters.ts'
import { DownloadAll } from './parts/list/download-all.tsx'
import { NothingYet } from './parts/list/nothing-yet.tsx'
import { QrCodeCard } from './parts/list/qr-code-card.tsx'
import { qrCodeColumns } from './parts/list/qr-code-columns.tsx'
import { SavedViewsMenu } from './parts/list/saved-views-menu.tsx'
import { useStatusItems } from './parts/list/status-items.ts'
import { SortSelect } from './parts/list/sort-select.tsx'
import { directoriesQuery, useQrCodeList } from './parts/queries.ts'
import { rememberOrder } from './parts/home/list-order.ts'
import css from './qr-codes-screen.module.css'

const CodePeek = lazy(async () => {
  const [{ CodePeek }] = await Promise.all([
    import('./parts/peek/code-peek.tsx'),
    wantPhrases('editing', 'figures', 'history'),
  ])
  return { default: CodePeek }
})

/** All live codes: directories at the left, the list at the right. */
export function QrCodesScreen() {
  const { t } = useTranslation()
  const formats = useFormats()
  const navigate = useNavigate()
  const [state, setState] = useListState({
    ...noFilters,
    sort: 'newest',
    directory: 0,
    sub: true,
    open: '',
    access: '',
    tab: '',
  })
  const { page, pageSize, keyword, directory } = state
  const sort = qrCodeSorts.find((known) => known === state.sort) ?? 'newest'
  const place = directory ? { directoryId: directory, withSubdirectories: state.sub } : {}
  const query = useQrCodeList({ page, pageSize, keyword, sort, filters: { ...callFilters(state), ...place } })
  const { data: directories } = useQuery(directoriesQuery)
  const creators = useCreators()
  const statuses = useStatusItems(state.item > 0)
  const railWidth = usePreferences((preferences) => preferences.railWidth)
  const codeDeeds = useCodeDeeds()

  const isPastEnd = page > 1 && query.data?.list.length === 0 && !query.isFetching
  useEffect(() => {
    if (isPastEnd) void setState({ page: 1 })
  }, [isPastEnd, setState])

  const deeds = useMemo(
    () => ({
      ...codeDeeds.deeds,
      log: ({ id }: QrCodeItem) => void navigate({ to: paths.qrCode(id, 'log') }),
      peek: ({ id }: QrCodeItem) => void setState({ open: id }),
      // With the page, which another change would turn back to the first.
      access: (qrCodes: QrCodeItem[]) =>
        void setState({ access: qrCodes.map(({ id }) => id).join(','), tab: '', page }, { push: true }),
    }),
    [codeDeeds.deeds, navigate, page, setState],
  )
  const columns = useMemo(
    () => qrCodeColumns({ t, formats, directories: directories?.list ?? [], deeds, rows: query.data?.list ?? [] }),
    [t, formats, directories, deeds, query.data],
  )
  const chips = filterChips(state, {
    t,
    formats,
    nameOf: (id) => creators.find((creator) => creator.id === id)?.name ?? `#${id}`,
    itemName: (id) => statuses.flatMap(({ items }) => items).find((item) => item.id === id)?.name ?? `#${id}`,
    change: (change) => void setState(change),
  })
  const clear = () => void setState(noFilters)
  const list = query.data?.list
  const shown = list?.find(({ id }) => id === state.open)
  useEffect(() => {
    if (list) rememberOrder(list.map(({ id }) => id))
  }, [list])
  const closePeek = useCallback(() => void setState({ open: '' }), [setState])
  const nameOf = (wanted: string) => query.data?.list.find(({ id }) => id === wanted)?.name ?? wanted

  return (
    <Page
      title={t('app.navQrCode')}
      actions={
        <>
          <DownloadAll
            list={{ keyword, sort, filters: { ...callFilters(state), ...place } }}
            isNarrowed={chips.length > 0 || keyword !== '' || directory !== 0}
            data={query.data}
          />
          <ButtonLink to={paths.codeLog} type="text" icon={<LogIcon />}>
            {t('qrCodes.log')}
          </ButtonLink>
          <ButtonLink to={paths.codeTrash} type="text" icon={<DeleteIcon />}>
            {t('qrCodes.trash')}
          </ButtonLink>
        </>
      }
    >
      <div className={css.columns} style={{ '--rail': `${railWidth}px` } as CSSProperties /* a property of ours */}>
        <div className={css.rail}>
          <DirectoryPanel chosen={directory} onChoose={(id) => setState({ directory: id })} />
          <RailGrip className={css.grip ?? ''} />
        </div>
        <List<QrCodeItem>
          name="qrCodes"
          label={t('app.navQrCode')}
          query={query}
          state={state}
          onChange={setState}
          columns={columns}
          order={{ by: sort, choose: (by) => void setState({ sort: by }) }}
          rowKey={({ id }) => id}
          rowName={({ name }) => name}
          onOpen={({ id }) => void navigate({ to: paths.qrCode(id) })}
          peek={{ shown: shown?.id, show: deeds.peek }}
          card={(qrCode) => <QrCodeCard qrCode={qrCode} deeds={deeds} />}
          searchLabel={t('qrCodes.search')}
          filters={
            <>
              <CodeFilter state={state} count={chips.length} creators={creators} onApply={setState} />
              <SortSelect value={sort} onChange={(next) => setState({ sort: next })} />
              <SavedViewsMenu />
            </>
          }
          chips={<FilterChips chips={chips} onClear={clear} />}
          primary={
            <ButtonLink
              to={paths.newQrCode}
              search={directory ? { directory } : {}}
              color="primary"
              variant="solid"
              icon={<AddIcon />}
            >
              {t('qrCodes.new')}
            </ButtonLink>
          }
          batch={(qrCodes, clearSelection) => <BulkBar qrCodes={qrCodes} deeds={deeds} clear={clearSelection} />}
          nothingFits={chips.length > 0 && <NothingFits onClear={clear} />}
          empty={<NothingYet inDirectory={directory !== 0} />}
        />
      </div>
      {codeDeeds.dialog}
      <AccessPlace
        access={state.access}
        tab={state.tab}
        nameOf={nameOf}
        onTab={(tab) => setState({ tab, page })}
        onClose={() => setState({ access: '', tab: '', page })}
      />
      {shown && (
        <Suspense>
          <CodePeek qrCode={shown} onGo={(id) => void setState({ open: id })} onClose={closePeek} />
        </Suspense>
      )}
    </Page>
  )
}
