import { Button } from 'antd'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { FoldTrayIcon as DownIcon, UnfoldTrayIcon as UpIcon } from '../../../../ui/icons.ts'
import { client, sentenceOf } from '../../../../client.ts'
import { toast } from '../../../../ui/toast-store.ts'
import { useSingleFlight } from '../../../../ui/use-single-flight.ts'
import { type Neighbour, neighboursOf, readOrder, rememberOrder } from './list-order.ts'

interface NeighboursProps {
  id: string
  /** `page` comes with it when the code lies on another page of the list. */
  onGo: (id: string, page?: number) => void
}

/** The code before and the one after in the list, by buttons and by the keys k and j; the list goes on behind its page. */
export function Neighbours({ id, onGo }: NeighboursProps) {
  const { t } = useTranslation()
  const { before, after } = neighboursOf(id)
  const { run } = useSingleFlight(async (next: Neighbour, end: 0 | -1) => {
    if (!next) return
    if ('id' in next) return onGo(next.id)
    const order = readOrder()
    if (!order) return
    try {
      const request = { ...order.request, page: next.page }
      const { list, total, totalIsLowerBound } = await client.qrCodes.getCodeList(request)
      const ids = list.map((one) => one.id)
      const first = ids.at(end)
      if (first === undefined) return
      const more = totalIsLowerBound || next.page * (request.pageSize ?? ids.length) < total
      rememberOrder({ ids, request, more })
      onGo(first, next.page)
    } catch (error) {
      toast.error(sentenceOf(error))
    }
  })
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isWritten(event.target)) return
      const next = event.key === 'j' ? after : event.key === 'k' ? before : undefined
      if (!next) return
      event.preventDefault()
      void run(next, event.key === 'j' ? 0 : -1)
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [before, after, run])
  if (!before && !after) return null
  const button = (to: Neighbour, end: 0 | -1, name: string, shortcut: string, icon: React.ReactNode) => (
    <Button
      type="text"
      size="small"
      icon={icon}
      disabled={!to}
      aria-label={name}
      aria-keyshortcuts={shortcut}
      title={`${name} (${shortcut})`}
      onClick={() => void run(to, end)}
    />
  )
  return (
    <span>
      {button(before, -1, t('qrCodes.before'), 'k', <UpIcon />)}
      {button(after, 0, t('qrCodes.after'), 'j', <DownIcon />)}
    </span>
  )
}

/** Letters that somebody writes are no keys of ours; neither are those of an open menu or dialog. */
function isWritten(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false
  const inField = target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName)
  return inField || target.closest('[role=dialog], [role=menu], [role=tree]') !== null
}
