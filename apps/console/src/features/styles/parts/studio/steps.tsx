import { Button } from 'antd'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { RedoIcon, UndoIcon } from '../../../../ui/editor-icons.ts'
import css from './steps.module.css'

interface StepsProps {
  undo: (() => void) | undefined
  redo: (() => void) | undefined
}

/** Back and forth, by button and by the usual keys; in a field the keys are the field's own. */
export function Steps({ undo, redo }: StepsProps) {
  const { t } = useTranslation()
  useEffect(() => {
    function onKey(event: KeyboardEvent) {
      const { key, ctrlKey, metaKey, shiftKey, target } = event
      if (!(ctrlKey || metaKey) || key.toLowerCase() !== 'z' || isText(target)) return
      event.preventDefault()
      const act = shiftKey ? redo : undo
      act?.()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [undo, redo])
  return (
    <div className={css.steps}>
      <Button type="text" size="small" icon={<UndoIcon />} disabled={!undo} onClick={undo}>
        {t('app.undo')}
      </Button>
      <Button type="text" size="small" icon={<RedoIcon />} disabled={!redo} onClick={redo}>
        {t('styles.redo')}
      </Button>
    </div>
  )
}

function isText(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLTextAreaElement ||
    (target instanceof HTMLInputElement && ['text', 'search', 'number'].includes(target.type))
  )
}
