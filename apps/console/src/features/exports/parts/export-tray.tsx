import type { ExportTask } from '@matai/contract'
import { useQuery } from '@tanstack/react-query'
import { Link, useLocation } from '@tanstack/react-router'
import { Button } from 'antd'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { exportsQuery, fetchExportFile, isOpen, useDownloads } from '../../../downloads.ts'
import { paths } from '../../../paths.ts'
import { CloseIcon, FoldTrayIcon, UnfoldTrayIcon } from '../../../ui/icons.ts'
import { dismiss, useDismissed } from './dismissed.ts'
import { TaskLine } from './task-line.tsx'
import css from './export-tray.module.css'

/** Hours after which a finished download no longer stands over other work; the screen of downloads keeps it. */
const shownFor = 12 * 3_600_000

/** Downloads under way and just finished, at the bottom right of every screen; goes on after a reload. */
export function ExportTray({ accountId }: { accountId: number }) {
  const { t } = useTranslation()
  const { data } = useQuery(exportsQuery(accountId))
  const dismissed = useDismissed((state) => state.ids)
  // The screen of downloads shows the same.
  const isThere = useLocation({ select: ({ pathname }) => pathname === paths.downloads })
  const [chosen, setChosen] = useState<boolean>()
  const tasks = (data?.list ?? []).filter((task) => isShown(task, dismissed))
  const said = useNews(data?.list)

  const counts = {
    running: tasks.filter(isOpen).length,
    ready: tasks.filter(({ state }) => state === 'done').length,
    faulty: tasks.filter(({ state }) => state === 'failed').length,
  }
  const started = useDownloads(({ own }) => own.length)
  // What was done before this page was opened must not lie over it: one line says that it is there.
  const hasRun = useRef(false)
  if (counts.running > 0 || started > 0) hasRun.current = true
  const folded = chosen ?? (!hasRun.current && counts.faulty === 0)
  const parts = (['running', 'ready', 'faulty'] as const).filter((part) => counts[part] > 0)
  return (
    <>
      <div className="visually-hidden" aria-live="polite">
        {said}
      </div>
      {tasks.length > 0 && !isThere && (
        <section className={css.tray} aria-label={t('exports.title')}>
          <header className={css.header}>
            <Link to={paths.downloads} className={css.title}>
              {parts.map((part) => t(`exports.${part}`, { count: counts[part] })).join(' · ')}
            </Link>
            <Button
              type="text"
              size="small"
              icon={folded ? <UnfoldTrayIcon /> : <FoldTrayIcon />}
              aria-label={t(folded ? 'exports.unfold' : 'exports.fold')}
              aria-expanded={!folded}
              onClick={() => setChosen(!folded)}
            />
            {counts.running === 0 && (
              <Button
                type="text"
                size="small"
                icon={<CloseIcon />}
                aria-label={t('app.close')}
                onClick={() => dismiss(tasks.map(({ id }) => id))}
              />
            )}
          </header>
          {!folded && (
            <ul className={css.list}>
              {tasks.map((task) => (
                <li key={task.id}>
                  <TaskLine task={task} onDismiss={() => dismiss([task.id])} />
                </li>
              ))}
            </ul>
          )}
        </section>
      )}
    </>
  )
}

function isShown(task: ExportTask, dismissed: readonly number[]): boolean {
  if (isOpen(task)) return true
  if (task.state === 'cancelled' || dismissed.includes(task.id)) return false
  return Date.now() - Date.parse(task.finishedAt ?? task.createdAt) < shownFor
}

/** What ended since the last look, in words; files that this page asked for are fetched. */
function useNews(list: ExportTask[] | undefined): string {
  const { t } = useTranslation()
  const open = useRef(new Set<number>())
  const own = useDownloads((downloads) => downloads.own)
  const [said, setSaid] = useState('')
  useEffect(() => {
    const ended = (list ?? []).filter((task) => !isOpen(task) && (open.current.has(task.id) || own.includes(task.id)))
    open.current = new Set((list ?? []).filter(isOpen).map(({ id }) => id))
    if (ended.length === 0) return
    const ids = new Set(ended.map(({ id }) => id))
    useDownloads.setState((before) => ({ own: before.own.filter((id) => !ids.has(id)) }))
    const fetched = ended.flatMap(({ state, id }) => (state === 'done' && own.includes(id) ? [id] : []))
    for (const id of fetched) fetchExportFile(id)
    // The browser shows where the file is; the screen of downloads keeps it.
    if (fetched.length > 0) dismiss(fetched)
    const sentences = ended.flatMap(({ state, kind, fileName, problem }) => {
      if (state === 'done') return [t('exports.saidDone', { name: fileName })]
      return state === 'failed' ? [t('exports.saidFailed', { name: t(`exports.kind_${kind}`), problem })] : []
    })
    if (sentences.length > 0) setSaid(sentences.join(' '))
  }, [list, own, t])
  return said
}
