import { Button } from 'antd'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { FoldTrayIcon as DownIcon, UnfoldTrayIcon as UpIcon } from '../../../../ui/icons.ts'
import { neighboursOf } from './list-order.ts'

interface NeighboursProps {
  id: string
  onGo: (id: string) => void
}

/** The code before and the one after in the list, by buttons and by the keys k and j. */
export function Neighbours({ id, onGo }: NeighboursProps) {
  const { t } = useTranslation()
  const { before, after } = neighboursOf(id)
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isWritten(event.target)) return
      const next = event.key === 'j' ? after : event.key === 'k' ? before : undefined
      if (!next) return
      event.preventDefault()
      onGo(next)
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [before, after, onGo])
  if (!before && !after) return null
  const button = (to: string | undefined, name: string, shortcut: string, icon: React.ReactNode) => (
    <Button
      type="text"
      size="small"
      icon={icon}
      disabled={!to}
      aria-label={name}
      aria-keyshortcuts={shortcut}
      title={`${name} (${shortcut})`}
      onClick={() => to && onGo(to)}
    />
  )
  return (
    <span>
      {button(before, t('qrCodes.before'), 'k', <UpIcon />)}
      {button(after, t('qrCodes.after'), 'j', <DownIcon />)}
    </span>
  )
}

/** Letters that somebody writes are no keys of ours; neither are those of an open menu or dialog. */
function isWritten(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false
  const inField = target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName)
  return inField || target.closest('[role=dialog], [role=menu], [role=tree]') !== null
}
