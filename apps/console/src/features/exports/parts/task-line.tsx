import type { ExportTask } from '@matai/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Button, Progress } from 'antd'
import { useTranslation } from 'react-i18next'
import { client, sentenceOf } from '../../../client.ts'
import { downloadStarted, exportFileAddress, isOpen } from '../../../downloads.ts'
import { useFormats } from '../../../ui/format.ts'
import { DownloadIcon } from '../../../ui/icons.ts'
import { toast } from '../../../ui/toast-store.ts'
import css from './export-tray.module.css'

interface TaskLineProps {
  task: ExportTask
  /** Puts a finished one away; without it there is no such button. */
  onDismiss?: () => void
}

/** One download: how far it is, and what can be done with it. */
export function TaskLine({ task, onDismiss }: TaskLineProps) {
  return (
    <div className={css.line}>
      <div className={css.words}>
        <span className={css.name}>{useTaskName(task)}</span>
        <TaskState task={task} />
      </div>
      <TaskButtons task={task} {...(onDismiss ? { onDismiss } : {})} />
    </div>
  )
}

export function useTaskName({ fileName, kind }: ExportTask): string {
  const { t } = useTranslation()
  return fileName || t(`exports.kind_${kind}`)
}

/** How far it is, how long its file is kept, and what went wrong. */
export function TaskState({ task }: { task: ExportTask }) {
  const { t } = useTranslation()
  const { formatBytes, formatInstant, formatNumber } = useFormats()
  const { kind, state, done, total, problem, size, expiresAt } = task
  const percent = total === 0 ? 0 : Math.floor((done / total) * 100)
  const facts = [
    state === 'running' && total > 0
      ? `${t('exports.progress', { done: formatNumber(done), total: formatNumber(total) })} · ${t('exports.percent', { percent })}`
      : t(`exports.state_${state}`),
    state === 'done' && formatBytes(size),
    state === 'done' && expiresAt && t('exports.keptUntil', { at: formatInstant(expiresAt) }),
  ].filter(Boolean)
  return (
    <>
      <span className={css.facts}>{facts.join(' · ')}</span>
      {problem && (
        <span className={css.problem} data-state={state}>
          {problem}
        </span>
      )}
      {isOpen(task) && (
        <Progress
          percent={percent}
          showInfo={false}
          size="small"
          status="active"
          aria-label={t(`exports.kind_${kind}`)}
        />
      )}
    </>
  )
}

/** What can be done with it. */
export function TaskButtons({ task, onDismiss }: TaskLineProps) {
  const { t } = useTranslation()
  const queries = useQueryClient()
  const { id, state } = task
  const cancel = useMutation({
    mutationFn: () => client.exports.taskCancel({ id }),
    onSettled: () => queries.invalidateQueries({ queryKey: ['exports'] }),
    onError: (error) => toast.error(sentenceOf(error)),
  })
  const retry = useMutation({
    mutationFn: () => client.exports.taskRetry({ id }),
    onSuccess: (again) => {
      // The list must not go on saying that it failed, or its file would not be waited for.
      queries.setQueriesData<{ list: ExportTask[] }>({ queryKey: ['exports'] }, (known) =>
        known?.list ? { ...known, list: known.list.map((one) => (one.id === id ? again : one)) } : known,
      )
      downloadStarted(queries, again)
    },
    onError: (error) => toast.error(sentenceOf(error)),
  })
  return (
    <div className={css.buttons}>
      {isOpen(task) && (
        <Button size="small" loading={cancel.isPending} onClick={() => cancel.mutate()}>
          {t('exports.cancel')}
        </Button>
      )}
      {state === 'done' && (
        <Button size="small" type="primary" icon={<DownloadIcon />} href={exportFileAddress(id)} download>
          {t('exports.download')}
        </Button>
      )}
      {state === 'failed' && (
        <Button size="small" loading={retry.isPending} onClick={() => retry.mutate()}>
          {t('exports.retry')}
        </Button>
      )}
      {!isOpen(task) && onDismiss && (
        <Button size="small" type="text" onClick={onDismiss}>
          {t('exports.dismiss')}
        </Button>
      )}
    </div>
  )
}
