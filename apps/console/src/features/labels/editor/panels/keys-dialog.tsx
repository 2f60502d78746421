import { useTranslation } from 'react-i18next'
import { Dialog } from '../../../../ui/dialog.tsx'
import css from './panels.module.css'

/** Every key of the editor; `label` is a phrase of labelEditor. */
const rows = [
  ['T  F  C  L  R', 'key_add'],
  ['Tab', 'key_walk'],
  ['Space', 'key_gather'],
  ['Enter', 'key_open'],
  ['← → ↑ ↓', 'key_move'],
  ['Shift / Alt + ← → ↑ ↓', 'key_moveFar'],
  ['Ctrl + ← → ↑ ↓', 'key_grow'],
  ['[  ]', 'key_order'],
  ['Shift + [  ]', 'key_ends'],
  ['Ctrl+A', 'key_all'],
  ['Ctrl+C / X / V', 'key_clipboard'],
  ['Ctrl+D', 'duplicate'],
  ['Delete', 'remove'],
  ['Ctrl+G', 'group'],
  ['Ctrl+Shift+G', 'ungroup'],
  ['Ctrl+L', 'key_lock'],
  ['Ctrl+Z', 'key_undo'],
  ['Ctrl+Y, Ctrl+Shift+Z', 'key_redo'],
  ['Ctrl+S', 'key_save'],
  ['Esc', 'key_none'],
  ['?', 'keys'],
] as const

export function KeysDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  return (
    <Dialog title={t('labelEditor.keys')} onClose={onClose} width={520}>
      <dl className={css.keys}>
        {rows.map(([keys, label]) => (
          <div key={label}>
            <dt>
              <kbd>{keys}</kbd>
            </dt>
            <dd>{t(`labelEditor.${label}`)}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
