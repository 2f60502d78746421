import { Button, Select } from 'antd'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { RedoIcon, UndoIcon } from '../../../../ui/editor-icons.ts'
import { toast } from '../../../../ui/toast-store.ts'
import type { Zoom } from '../canvas/use-zoom.ts'
import type { Deeds } from '../use-deeds.ts'
import type { LabelEditor } from '../use-label-editor.ts'
import css from './panels.module.css'
import { ToolButton } from './tool-button.tsx'

interface ToolbarProps {
  editor: LabelEditor
  deeds: Deeds
  zoom: Zoom
  grid: boolean
  disabled: boolean
  onGrid: () => void
  onKeys: () => void
}

/** Over the canvas: what is done to the chosen layers, and how the label is looked at. */
function ToolbarNow({ editor, deeds, zoom, grid, disabled, onGrid, onKeys }: ToolbarProps) {
  const { t } = useTranslation()
  const { chosen, canUndo, canRedo } = editor
  const none = disabled || chosen.length === 0
  const grouped = chosen.some(({ group }) => group !== null)
  const locked = chosen.length > 0 && chosen.every((layer) => layer.locked)

  async function copy(cut: boolean): Promise<void> {
    const text = deeds.copied()
    if (text === null) return
    try {
      await navigator.clipboard.writeText(text)
      if (cut) deeds.remove()
    } catch {
      toast.error(t('labelEditor.noClipboard'))
    }
  }

  async function paste(): Promise<void> {
    const text = await navigator.clipboard.readText().catch(() => null)
    if (text === null) toast.error(t('labelEditor.noClipboard'))
    else if (!deeds.paste(text)) toast.info(t('labelEditor.nothingToPaste'))
  }

  return (
    <div className={css.toolbar} role="toolbar" aria-label={t('labelEditor.tools')}>
      <Button
        type="text"
        size="small"
        icon={<UndoIcon />}
        aria-label={t('app.undo')}
        title={`${t('app.undo')} (Ctrl+Z)`}
        disabled={!canUndo}
        onClick={deeds.undo}
      />
      <Button
        type="text"
        size="small"
        icon={<RedoIcon />}
        aria-label={t('app.redo')}
        title={`${t('app.redo')} (Ctrl+Shift+Z)`}
        disabled={!canRedo}
        onClick={deeds.redo}
      />
      <span className={css.rule} />
      <ToolButton
        icon="copy"
        label={t('labelEditor.copy')}
        keys="Ctrl+C"
        disabled={none}
        onClick={() => void copy(false)}
      />
      <ToolButton
        icon="cut"
        label={t('labelEditor.cut')}
        keys="Ctrl+X"
        disabled={none}
        onClick={() => void copy(true)}
      />
      <ToolButton
        icon="paste"
        label={t('labelEditor.paste')}
        keys="Ctrl+V"
        disabled={disabled}
        onClick={() => void paste()}
      />
      <ToolButton
        icon="duplicate"
        label={t('labelEditor.duplicate')}
        keys="Ctrl+D"
        disabled={none}
        onClick={deeds.duplicate}
      />
      <ToolButton icon="remove" label={t('labelEditor.remove')} keys="Delete" disabled={none} onClick={deeds.remove} />
      <span className={css.rule} />
      <ToolButton
        icon="group"
        label={t('labelEditor.group')}
        keys="Ctrl+G"
        disabled={disabled || chosen.length < 2}
        onClick={deeds.group}
      />
      <ToolButton
        icon="ungroup"
        label={t('labelEditor.ungroup')}
        keys="Ctrl+Shift+G"
        disabled={disabled || !grouped}
        onClick={deeds.ungroup}
      />
      <ToolButton
        icon={locked ? 'lock' : 'unlock'}
        label={t(locked ? 'labelEditor.unlock' : 'labelEditor.lock')}
        keys="Ctrl+L"
        disabled={none}
        onClick={deeds.lock}
      />
      <span className={css.end}>
        <ToolButton icon="grid" label={t('labelEditor.grid')} pressed={grid} onClick={onGrid} />
        <Button type="text" size="small" aria-label={t('labelEditor.zoomOut')} onClick={() => zoom.step(-1)}>
          −
        </Button>
        <Select
          size="small"
          variant="borderless"
          aria-label={t('labelEditor.zoom')}
          value={zoom.isFit ? 'fit' : 'now'}
          style={{ width: 96 }}
          options={[
            { value: 'now', label: `${zoom.percent}%` },
            { value: 'fit', label: t('labelEditor.zoomFit') },
            { value: 'real', label: '100%' },
          ]}
          onChange={(choice) => (choice === 'fit' ? zoom.fit() : choice === 'real' && zoom.real())}
        />
        <Button type="text" size="small" aria-label={t('labelEditor.zoomIn')} onClick={() => zoom.step(1)}>
          +
        </Button>
        <Button
          type="text"
          size="small"
          title={t('labelEditor.keys')}
          aria-label={t('labelEditor.keys')}
          onClick={onKeys}
        >
          ?
        </Button>
      </span>
    </div>
  )
}

/** Drawn again when something can be done that could not before, or the other way round. */
export const Toolbar = memo(
  ToolbarNow,
  (before, now) => JSON.stringify(flagsOf(before)) === JSON.stringify(flagsOf(now)),
)

function flagsOf({ editor, zoom, grid, disabled }: ToolbarProps) {
  const chosen = editor.chosen.map(({ id, locked, group }) => [id, locked, group])
  return [chosen, editor.canUndo, editor.canRedo, zoom.percent, zoom.isFit, grid, disabled]
}
