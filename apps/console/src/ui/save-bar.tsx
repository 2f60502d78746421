import { Button } from 'antd'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { RedoIcon, UndoIcon } from './editor-icons.ts'
import { useLooking } from './looking.ts'
import css from './save-bar.module.css'

interface SaveBarProps {
  editor: { canUndo: boolean; canRedo: boolean; edit: (edit: { do: 'undo' | 'redo' }) => void }
  /** Whether there is anything that is not saved. */
  dirty: boolean
  /** What saving does. */
  label: string
  saving: boolean
  /** Why it cannot be saved at all; null when it can. */
  locked: string | null
  onSave: () => void
  /** How many things keep it from being saved, and the way to the first of them. */
  faults?: { count: number; show: () => void }
  /** Other ways to save. */
  children?: ReactNode
}

/** Stays in sight at the foot of an editor: where the work stands, undo, redo, save. */
export function SaveBar({ editor, dirty, label, saving, onSave, faults, children, ...props }: SaveBarProps) {
  const { t } = useTranslation()
  const looking = useLooking()
  const locked = props.locked ?? looking ?? null
  const { canUndo, canRedo, edit } = editor
  return (
    <div className={css.bar} data-save-bar>
      <span className={css.state} role="status">
        {locked ?? (dirty && !faults?.count ? t('app.unsaved') : '')}
      </span>
      {faults !== undefined && faults.count > 0 && (
        <span className={css.faults} role="alert">
          {t('app.faults', { count: faults.count })}{' '}
          <Button type="link" size="small" danger onClick={faults.show}>
            {t('app.faultsGo')}
          </Button>
        </span>
      )}
      <Button
        icon={<UndoIcon />}
        aria-label={t('app.undo')}
        title={`${t('app.undo')} (Ctrl+Z)`}
        disabled={!canUndo}
        onClick={() => edit({ do: 'undo' })}
      />
      <Button
        icon={<RedoIcon />}
        aria-label={t('app.redo')}
        title={`${t('app.redo')} (Ctrl+Shift+Z)`}
        disabled={!canRedo}
        onClick={() => edit({ do: 'redo' })}
      />
      {locked === null && children}
      <Button type="primary" loading={saving} disabled={locked !== null} title="Ctrl+S" onClick={onSave}>
        {saving ? t('app.saving') : label}
      </Button>
    </div>
  )
}
