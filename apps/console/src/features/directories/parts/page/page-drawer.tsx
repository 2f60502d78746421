import type { Directory } from '@matai/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Button } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { SideDrawer } from '../../../../ui/side-drawer.tsx'
import { client } from '../../../../client.ts'
import { paths } from '../../../../paths.ts'
import { confirm } from '../../../../ui/confirm-store.ts'
import { ErrorState } from '../../../../ui/error-state.tsx'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import { toast } from '../../../../ui/toast-store.ts'
import { useNarrow } from '../../../../ui/use-mode.ts'
import { directoriesQuery, directoryPageQuery } from '../queries.ts'
import { PageAddress } from './page-address.tsx'
import { PageForm, type PageValues } from './page-form.tsx'
import { useSingleFlight } from '../../../../ui/use-single-flight.ts'

const formId = 'directory-page'

/** The public page of a directory: words, whether it is there, its address and the code that leads to it. */
export function PageDrawer({ directory, onClose }: { directory: Directory; onClose: () => void }) {
  const { t } = useTranslation()
  const narrow = useNarrow()
  const queries = useQueryClient()
  const query = useQuery(directoryPageQuery(directory.id))
  const [changed, setChanged] = useState(false)

  const { run: save, running: sending } = useSingleFlight(async (values: PageValues) => {
    const page = await client.directories.setSummary({ id: directory.id, ...values })
    const verb = page.published ? 'pagePublished' : directory.published ? 'pageTakenBack' : 'pageSaved'
    toast.success(t(`directories.${verb}`))
    queries.setQueryData(directoryPageQuery(directory.id).queryKey, (before) => before && { ...before, ...page })
    await queries.invalidateQueries({ queryKey: directoriesQuery.queryKey })
    setChanged(false)
  })

  async function close() {
    const title = t('directories.pageLeave')
    const text = t('directories.pageLeaveText')
    if (changed && !(await confirm({ title, text, action: t('directories.pageDiscard'), danger: true }))) return
    onClose()
  }

  return (
    <SideDrawer
      onClose={() => void close()}
      title={t('directories.pageOf', { name: directory.name })}
      width={460}
      foot={
        <Button type="primary" block={narrow} htmlType="submit" form={formId} loading={sending} disabled={!changed}>
          {t('directories.save')}
        </Button>
      }
    >
      {query.error && !query.data && <ErrorState error={query.error} onRetry={() => void query.refetch()} />}
      {!query.data && !query.error && <Skeleton rows={5} />}
      {query.data && (
        <>
          {query.data.blocked && query.data.url && (
            <p role="status">
              <Link to={paths.codeBlock(query.data.url.slice(-16))}>{t('qrCodes.stopped')}</Link>
            </p>
          )}
          <PageForm id={formId} page={query.data} onChange={setChanged} onSave={save} />
          {query.data.url && <PageAddress page={query.data} url={query.data.url} />}
        </>
      )}
    </SideDrawer>
  )
}
