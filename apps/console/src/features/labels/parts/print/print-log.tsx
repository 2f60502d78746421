import { Button, Pagination } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { SideDrawer } from '../../../../ui/side-drawer.tsx'
import { client } from '../../../../client.ts'
import { exportFileAddress } from '../../../../downloads.ts'
import { paths } from '../../../../paths.ts'
import { ButtonLink } from '../../../../ui/button-link.ts'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { ErrorState } from '../../../../ui/error-state.tsx'
import { useFormats } from '../../../../ui/format.ts'
import { usePages } from '../../../../ui/list/use-pages.ts'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import { usePaperTitle } from './paper-field.tsx'
import { findPaper, paperName } from './paper-name.ts'
import css from './print-panel.module.css'
import type { PrintJob } from './print-data.ts'
import { searchOfJob } from './print-search.ts'

const pageSize = 10

/** What was printed, by whom, when; each can be printed again as it was. */
export function PrintLog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const [page, setPage] = useState(1)
  const { data, error, refetch } = usePages(['labels', 'prints'], { page, pageSize }, client.labels.printList)
  return (
    <SideDrawer title={t('labels.log')} onClose={onClose} width={480} whole>
      {error ? (
        <ErrorState error={error} onRetry={refetch} />
      ) : !data ? (
        <Skeleton />
      ) : data.list.length === 0 ? (
        <EmptyState title={t('labels.logEmpty')} text={t('labels.logEmptyText')} />
      ) : (
        <>
          <ul className={css.log}>
            {data.list.map((job) => (
              <LogLine key={job.id} job={job} onClose={onClose} />
            ))}
          </ul>
          {data.total > pageSize && (
            <Pagination simple current={page} pageSize={pageSize} total={data.total} onChange={setPage} />
          )}
        </>
      )}
    </SideDrawer>
  )
}

function LogLine({ job, onClose }: { job: PrintJob; onClose: () => void }) {
  const { t } = useTranslation()
  const { formatInstant } = useFormats()
  const { paper } = job.settings
  const titleOf = usePaperTitle()
  const isOwn = paper.kind === 'paper' && !findPaper(paperName(paper))
  return (
    <li>
      <strong>{job.labelName || t(`labels.caption_${job.settings.caption}`)}</strong>
      <span>
        {t('labels.codeCount', { count: job.codes })} · {titleOf(isOwn ? 'own' : '', paper)}
      </span>
      <span>
        {formatInstant(job.createdAt)} · {job.user.name}
      </span>
      <div>
        <ButtonLink size="small" to={paths.print} search={searchOfJob(job)} onClick={onClose}>
          {t('labels.printAgain')}
        </ButtonLink>
        {job.taskId !== null && (
          <Button size="small" type="text" href={exportFileAddress(job.taskId)}>
            {t('labels.sameFile')}
          </Button>
        )}
      </div>
    </li>
  )
}
