import type { QrCodeItem } from '@matai/contract'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { type CSSProperties, lazy, type ReactNode, Suspense, useCallback, useEffect, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { qrCodeSorts } from 'virtual:contract-constants'
import { AccessPlace } from '../../code-slots.ts'
import { wantPhrases } from '../../language.ts'
import { paths } from '../../paths.ts'
import { usePreferences } from '../../preferences.ts'
import { ButtonLink } from '../../ui/button-link.ts'
import { useFormats } from '../../ui/format.ts'
import { AddIcon, DeleteIcon, LogIcon } from '../../ui/icons.ts'
import { ListOf } from '../../ui/list/list-screen.tsx'
import { useListState } from '../../ui/list/list-state.ts'
import { useListing } from '../../ui/list/use-listing.ts'
import { Page } from '../../ui/page.tsx'
import { DirectoryPanel, directoriesQuery } from '../directories/public.tsx'
import { deedsOfCodes } from './parts/bulk/deeds-of-codes.tsx'
import { useCodeDeeds } from './parts/bulk/use-code-deeds.tsx'
import { useCreators } from './parts/list/creators.ts'
import { codeFilters } from './parts/list/code-filters.tsx'
import { DownloadAll } from './parts/list/download-all.tsx'
import { NothingYet } from './parts/list/nothing-yet.tsx'
import { QrCodeCard } from './parts/list/qr-code-card.tsx'
import { qrCodeColumns } from './parts/list/qr-code-columns.tsx'
import { SavedViewsMenu } from './parts/list/saved-views-menu.tsx'
import { useStatusItems } from './parts/list/status-items.ts'
import { type ListRequest, qrCodes } from './parts/queries.ts'
import { rememberOrder } from './parts/home/list-order.ts'
import css from './qr-codes-screen.module.css'

const CodePeek = lazy(async () => {
  const [{ CodePeek }] = await Promise.all([
    import('./parts/peek/code-peek.tsx'),
    wantPhrases('editing', 'figures', 'history'),
  ])
  return { default: CodePeek }
})

const noCodes: QrCodeItem[] = []

/** All live codes: directories at the left, the list at the right. */
export function QrCodesScreen() {
  const { t } = useTranslation()
  const formats = useFormats()
  const navigate = useNavigate()
  const [state, setState] = useListState({ directory: 0, sub: true, open: '', access: '', tab: '', item: '' })
  const { directory, open, page } = state
  const { data: directories } = useQuery(directoriesQuery)
  const creators = useCreators()
  const statuses = useStatusItems(state.item !== '')
  const { deeds: acts, dialog } = useCodeDeeds()

  const shared = {
    filters: useMemo(() => codeFilters({ t, creators, statuses }), [t, creators, statuses]),
    searchBy: t('qrCodes.search'),
    sorts: {
      label: t('qrCodes.sort'),
      options: qrCodeSorts.map((value) => ({ value, label: t(`qrCodes.sort_${value}`) })),
    },
  }
  const listing = useListing<QrCodeItem, ListRequest>({
    ...shared,
    resource: qrCodes,
    ...(directory ? { within: { directoryId: directory, withSubdirectories: state.sub } } : {}),
  })
  const { data } = listing.query
  const asked = JSON.stringify(listing.request)
  const rows = data?.list ?? noCodes
  const shown = rows.find(({ id }) => id === open)
  useEffect(() => {
    if (!data) return
    const request = JSON.parse(asked)
    const more = data.totalIsLowerBound || request.page * request.pageSize < data.total
    rememberOrder({ ids: data.list.map(({ id }) => id), request, more })
  }, [data, asked])

  const peek = useCallback(({ id }: QrCodeItem) => void setState({ open: id }), [setState])
  const closePeek = useCallback(() => void setState({ open: '' }), [setState])
  const deeds = useMemo(() => {
    // With the page, which another change would turn back to the first.
    const access = (codes: QrCodeItem[]) =>
      void setState({ access: codes.map(({ id }) => id).join(','), tab: '', page }, { push: true })
    return deedsOfCodes({ t, navigate, acts, access })
  }, [acts, navigate, page, setState, t])
  const columns = useMemo(
    () => qrCodeColumns({ t, formats, directories: directories?.list ?? [], acts, onPeek: peek, rows }),
    [t, formats, directories, acts, peek, rows],
  )

  return (
    <Page
      title={t('app.navQrCode')}
      actions={
        <>
          <DownloadAll
            request={listing.request}
            isNarrowed={listing.chips.length > 0 || listing.state.keyword !== '' || directory !== 0}
            data={data}
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
      <BesideRail>
        <div className={css.rail}>
          <DirectoryPanel chosen={directory} onChoose={(id) => setState({ directory: id })} />
        </div>
        <ListOf<QrCodeItem, ListRequest>
          {...shared}
          name="qrCodes"
          label={t('app.navQrCode')}
          listing={listing}
          columns={columns}
          rowKey={({ id }) => id}
          rowName={({ name }) => name}
          deeds={deeds}
          ways={{ width: 166, of: (qrCode) => <WaysOf qrCode={qrCode} /> }}
          onOpen={({ id }) => void navigate({ to: paths.qrCode(id) })}
          peek={{ shown: shown?.id, show: peek }}
          card={(qrCode, menu) => <QrCodeCard qrCode={qrCode} menu={menu} acts={acts} onPeek={peek} />}
          beside={<SavedViewsMenu />}
          create={
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
          empty={<NothingYet inDirectory={directory !== 0} />}
        />
      </BesideRail>
      {dialog}
      {state.access && (
        <Suspense>
          <AccessPlace
            access={state.access}
            tab={state.tab}
            nameOf={(wanted) => rows.find(({ id }) => id === wanted)?.name ?? wanted}
            onTab={(tab) => setState({ tab, page })}
            onClose={() => setState({ access: '', tab: '', page })}
          />
        </Suspense>
      )}
      {shown && (
        <Suspense>
          <CodePeek
            qrCode={shown}
            onGo={(id, to = page) => void setState({ open: id, page: to })}
            onClose={closePeek}
          />
        </Suspense>
      )}
    </Page>
  )
}

/** While the tree is made wider the list beside it is not drawn anew. */
function BesideRail({ children }: { children: ReactNode }) {
  const width = usePreferences(({ railWidth }) => railWidth)
  const style = { '--rail': `${width}px` } as CSSProperties // a property of ours
  return (
    <div className={css.columns} style={style}>
      {children}
    </div>
  )
}

/** The two commonest ways from a code. */
function WaysOf({ qrCode: { id } }: { qrCode: QrCodeItem }) {
  const { t } = useTranslation()
  return (
    <>
      <Link to={paths.qrCode(id, 'style')}>{t('qrCodes.styleShort')}</Link>
      <Link to={paths.qrCode(id)}>{t('qrCodes.edit')}</Link>
    </>
  )
}
