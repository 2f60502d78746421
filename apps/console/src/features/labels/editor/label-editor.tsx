import type { LabelTemplate } from '@matai/contract'
import { Button, Input } from 'antd'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { labelNameMax } from 'virtual:contract-constants'
import { paths } from '../../../paths.ts'
import { ButtonLink } from '../../../ui/button-link.ts'
import { DraftNotice } from '../../../ui/drafts/draft-notice.tsx'
import { Field } from '../../../ui/field.tsx'
import { Page } from '../../../ui/page.tsx'
import { SavedElsewhere } from '../../../ui/editing/saved-elsewhere.tsx'
import { useUrlState } from '../../../ui/use-url-state.ts'
import { NameDialog } from '../../../ui/name-dialog.tsx'
import { Stage } from './canvas/stage.tsx'
import { useZoom } from './canvas/use-zoom.ts'
import css from './label-editor.module.css'
import { KeysDialog } from './panels/keys-dialog.tsx'
import { LayerList } from './panels/layer-list.tsx'
import { Palette } from './panels/palette.tsx'
import { ProblemList } from './panels/problem-list.tsx'
import { Properties } from './panels/properties.tsx'
import { SourcePicker } from './panels/source-picker.tsx'
import { StyleDialog } from './panels/style-dialog.tsx'
import { Toolbar } from './panels/toolbar.tsx'
import { useDeeds } from './use-deeds.ts'
import { type LabelStart, useLabelEditor } from './use-label-editor.ts'
import { useLabelKeys } from './use-label-keys.ts'
import { useLabelSheet } from './use-label-sheet.ts'
import { useProblems } from './use-problems.ts'
import { useSaveLabel } from './use-save-label.ts'
import { useSource } from './use-source.ts'

interface LabelEditorViewProps {
  start: LabelStart
  /** Under which unsaved work is kept. */
  draftKey: string
  /** What the server has; null for a new template. */
  known: LabelTemplate | null
  /** With where the editor stands, in case it goes on under another address. */
  onSaved: (template: LabelTemplate, now: LabelStart) => void
}

type Open = 'keys' | 'style' | 'saveAs' | null

/** Left what there is and what can be added, in the middle the label, right what is chosen. */
export function LabelEditorView({ start, draftKey, known, onSaved }: LabelEditorViewProps) {
  const { t } = useTranslation()
  const [{ code }, setUrl] = useUrlState({ code: '' })
  const [open, setOpen] = useState<Open>(null)
  const [grid, setGrid] = useState(false)
  const room = useRef<HTMLDivElement>(null)
  const properties = useRef<HTMLElement>(null)
  const editor = useLabelEditor(start)
  const latest = useRef(editor)
  const deeds = useDeeds(editor)
  const source = useSource(code, (id) => void setUrl({ code: id }))
  const sheet = useLabelSheet(editor.design, source.source, editor.files)
  const problems = useProblems(editor.content.design, source.source.data, sheet)
  const zoom = useZoom(room, editor.content.design)
  const mayEdit = known?.can.edit ?? true
  const reason = mayEdit ? '' : t('labelEditor.mayNotEdit')

  useEffect(() => {
    latest.current = editor
  })
  const saving = useSaveLabel({
    editor,
    start,
    draftKey,
    known,
    onSaved(template, content) {
      const { state, files } = latest.current
      onSaved(template, { content, files: [...files.values()], state })
    },
  })
  const { notice } = saving
  useLabelKeys({
    deeds,
    enabled: mayEdit,
    save: () => void saving.save(),
    showKeys: () => setOpen('keys'),
  })

  const fixed = editor.chosen.find((layer) => layer.type === 'code')
  return (
    <Page
      title={t('labelEditor.title')}
      aside={
        <div className={css.name}>
          <Field label={t('labelEditor.name')} labelHidden error={saving.nameFault}>
            <Input
              value={editor.content.name}
              maxLength={labelNameMax}
              placeholder={t('labelEditor.nameExample')}
              disabled={!mayEdit}
              onChange={({ target }) => editor.act({ do: 'rename', name: target.value })}
            />
          </Field>
        </div>
      }
      actions={
        <>
          <ButtonLink to={paths.beautyLabels}>{t('labelEditor.back')}</ButtonLink>
          {known && <Button onClick={() => setOpen('saveAs')}>{t('labelEditor.saveAs')}</Button>}
          <Button
            type="primary"
            loading={saving.saving}
            disabled={!mayEdit}
            title={reason || 'Ctrl+S'}
            onClick={() => void saving.save()}
          >
            {t('labelEditor.save')}
          </Button>
        </>
      }
    >
      {notice && (
        <DraftNotice
          savedAt={notice.savedAt}
          say={(at) =>
            t(notice.version === (known?.version ?? null) ? 'qrCodes.restored' : 'labelEditor.restoredOld', { at })
          }
          onDiscard={saving.discard}
          onKeep={saving.keepDraft}
        />
      )}
      <div className={css.editor} data-noticed={notice ? '' : undefined}>
        <div className={css.side}>
          <h2>{t('labelEditor.add')}</h2>
          <Palette editor={editor} deeds={deeds} disabled={!mayEdit} />
          <h2>{t('labelEditor.layers', { count: editor.content.design.layers.length })}</h2>
          <LayerList editor={editor} disabled={!mayEdit} />
        </div>
        <div className={css.middle}>
          <Toolbar
            editor={editor}
            deeds={deeds}
            zoom={zoom}
            grid={grid}
            disabled={!mayEdit}
            onGrid={() => setGrid(!grid)}
            onKeys={() => setOpen('keys')}
          />
          <Stage
            editor={editor}
            deeds={deeds}
            picture={sheet}
            zoom={zoom}
            room={room}
            grid={grid ? 5 : null}
            onOpen={() => properties.current?.querySelector<HTMLElement>('textarea, input')?.focus()}
          />
          <SourcePicker source={source} />
          <div className={css.foot}>
            <ProblemList editor={editor} problems={problems} />
          </div>
        </div>
        <section
          ref={properties}
          className={css.side}
          aria-label={t('labelEditor.properties')}
          onKeyDown={({ key }) => key === 'Escape' && editor.focus(editor.selection[0] ?? null)}
        >
          <Properties editor={editor} deeds={deeds} disabled={!mayEdit} onStyle={() => setOpen('style')} />
        </section>
      </div>
      <div className="visually-hidden" role="status" aria-live="polite">
        {editor.said}
      </div>
      {open === 'keys' && <KeysDialog onClose={() => setOpen(null)} />}
      {open === 'style' && fixed && (
        <StyleDialog
          content={source.source.data.address}
          style={fixed.style}
          files={editor.files}
          onClose={() => setOpen(null)}
          onDone={(style, files) => {
            editor.addFiles(files)
            editor.act({ do: 'change', change: { style }, field: 'style' })
            setOpen(null)
          }}
        />
      )}
      {open === 'saveAs' && (
        <NameDialog
          label={t('labelEditor.name')}
          max={labelNameMax}
          title={t('labelEditor.saveAs')}
          action={t('labelEditor.save')}
          initial={saving.copyName}
          onClose={() => setOpen(null)}
          onSubmit={(name) => saving.saveCopy(name)}
        />
      )}
      <SavedElsewhere name={editor.content.name} versions={saving} />
    </Page>
  )
}
