import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { RedoIcon, UndoIcon } from '../../../../ui/editor-icons.ts'
import css from './editor.module.css'
import type { BatchEditor } from './use-batch-editor.ts'

interface BatchSaveBarProps {
  editor: BatchEditor
  isNew: boolean
  /** Codes that a save changes. */
  codes: number
  saving: boolean
  /** Why it cannot be saved at all; null when it can. */
  locked: string | null
  onSave: () => void
}

/** Stays in sight at the foot of the editor: where the work stands, undo, redo, and what saving will do. */
export function BatchSaveBar({ editor, isNew, codes, saving, locked, onSave }: BatchSaveBarProps) {
  const { t } = useTranslation()
  const { dirty, canUndo, canRedo, edit } = editor
  const label = isNew
    ? t('batchScreens.saveNew')
    : codes > 0
      ? t('batchScreens.saveAndUpdate', { count: codes })
      : t('batchScreens.save')
  return (
    <div className={css.saveBar}>
      <span className={css.unsaved} role="status">
        {locked ?? (dirty ? t('qrCodes.unsaved') : '')}
      </span>
      <Button
        icon={<UndoIcon />}
        aria-label={t('qrCodes.undo')}
        title={`${t('qrCodes.undo')} (Ctrl+Z)`}
        disabled={!canUndo}
        onClick={() => edit({ do: 'undo' })}
      />
      <Button
        icon={<RedoIcon />}
        aria-label={t('qrCodes.redo')}
        title={`${t('qrCodes.redo')} (Ctrl+Shift+Z)`}
        disabled={!canRedo}
        onClick={() => edit({ do: 'redo' })}
      />
      <Button type="primary" loading={saving} disabled={locked !== null} title="Ctrl+S" onClick={onSave}>
        {saving ? t('qrCodes.saving') : label}
      </Button>
    </div>
  )
}
