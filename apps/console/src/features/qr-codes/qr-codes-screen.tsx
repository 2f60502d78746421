import type { QrCodeItem } from '@matai/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Select } from 'antd'
import { useEffect, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '../../paths.ts'
import { ButtonLink } from '../../ui/button-link.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { useFormats } from '../../ui/format.ts'
import { AddIcon } from '../../ui/icons.ts'
import { List } from '../../ui/list/list.tsx'
import { useListState } from '../../ui/list/list-state.ts'
import { Page } from '../../ui/page.tsx'
import { DirectoryPanel } from './parts/directories/directory-panel.tsx'
import { BatchRemove } from './parts/list/batch-remove.tsx'
import { QrCodeCard } from './parts/list/qr-code-card.tsx'
import { qrCodeColumns } from './parts/list/qr-code-columns.tsx'
import { removeCodes } from './parts/list/remove-codes.ts'
import { RenameDialog } from './parts/list/rename-dialog.tsx'
import { directoriesQuery, type Sort, sorts, useQrCodeList } from './parts/queries.ts'
import css from './qr-codes-screen.module.css'

/** All live codes: directories at the left, the list at the right. */
export function QrCodesScreen() {
  const { t } = useTranslation()
  const formats = useFormats()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const [state, setState] = useListState({ sort: 'newest', directory: 0 })
  const sort = sorts.find((known) => known === state.sort) ?? 'newest'
  const { page, pageSize, keyword, directory } = state
  const query = useQrCodeList({ page, pageSize, keyword, sort, directoryId: directory })
  const { data: directories } = useQuery(directoriesQuery)
  const [renamed, setRenamed] = useState<QrCodeItem | null>(null)

  const isPastEnd = page > 1 && query.data?.list.length === 0 && !query.isFetching
  useEffect(() => {
    if (isPastEnd) void setState({ page: 1 })
  }, [isPastEnd, setState])

  const deeds = useMemo(
    () => ({
      rename: setRenamed,
      remove: (qrCodes: QrCodeItem[]) => removeCodes(qrCodes, { t, formats, queries }),
    }),
    [t, formats, queries],
  )
  const columns = useMemo(
    () => qrCodeColumns({ t, formats, directories: directories?.list ?? [], deeds }),
    [t, formats, directories, deeds],
  )
  const open = (qrCode: QrCodeItem) => navigate({ to: paths.qrCode(qrCode.id) })

  return (
    <Page title={t('app.navQrCode')}>
      <div className={css.columns}>
        <DirectoryPanel chosen={directory} onChoose={(id) => setState({ directory: id })} />
        <List<QrCodeItem>
          name="qrCodes"
          label={t('app.navQrCode')}
          query={query}
          state={state}
          onChange={setState}
          columns={columns}
          rowKey={({ id }) => id}
          onOpen={open}
          card={(qrCode) => <QrCodeCard qrCode={qrCode} deeds={deeds} />}
          searchLabel={t('qrCodes.search')}
          filters={
            <Select<Sort>
              aria-label={t('qrCodes.sort')}
              value={sort}
              onChange={(next) => setState({ sort: next })}
              options={sorts.map((value) => ({ value, label: t(`qrCodes.sort_${value}`) }))}
              style={{ minWidth: 128 }}
            />
          }
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
          batch={(qrCodes, clear) => (
            <BatchRemove
              qrCodes={qrCodes}
              onRemove={async () => {
                if (await deeds.remove(qrCodes)) clear()
              }}
            />
          )}
          empty={<NothingYet inDirectory={directory !== 0} />}
        />
      </div>
      {renamed && <RenameDialog qrCode={renamed} onClose={() => setRenamed(null)} />}
    </Page>
  )
}

function NothingYet({ inDirectory }: { inDirectory: boolean }) {
  const { t } = useTranslation()
  const write = (
    <ButtonLink to={paths.newQrCode} color="primary" variant="solid">
      {inDirectory ? t('qrCodes.new') : t('qrCodes.writeFirst')}
    </ButtonLink>
  )
  if (inDirectory) return <EmptyState title={t('qrCodes.emptyDirectory')} action={write} />
  return <EmptyState title={t('qrCodes.emptyTitle')} text={t('qrCodes.emptyText')} action={write} />
}
