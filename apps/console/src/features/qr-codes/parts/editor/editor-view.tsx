import type { QrCode } from '@matai/contract'
import { useQueryClient } from '@tanstack/react-query'
import { Button } from 'antd'
import { type ReactNode, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DraftNotice } from '../../../../ui/drafts/draft-notice.tsx'
import { SavedElsewhere } from '../../../../ui/editing/saved-elsewhere.tsx'
import { Page } from '../../../../ui/page.tsx'
import { SaveBar } from '../../../../ui/save-bar.tsx'
import { WithPreview } from '../../../../ui/with-preview.tsx'
import { NewCodeStyle } from '../../../styles/public.tsx'
import { AddBlock } from '../blocks/add-block.tsx'
import { addFiles } from '../blocks/add-blocks.ts'
import { BlockList } from '../blocks/block-list.tsx'
import { DropZone } from '../blocks/drop-zone.tsx'
import { PagePreview } from '../preview/page-preview.tsx'
import { qrCodesChanged } from '../queries.ts'
import { TemplateGallery } from '../templates/template-gallery.tsx'
import { HistoryDrawer } from '../versions/history-drawer.tsx'
import { ScheduledNotice } from '../versions/scheduled-notice.tsx'
import { type Timing, TimingDialog } from '../versions/timing-dialog.tsx'
import { useUrlState } from '../../../../ui/use-url-state.ts'
import { CodeFields } from './code-fields.tsx'
import css from './editor.module.css'
import { KindChooser } from './kind-chooser.tsx'
import { TargetField } from './target-field.tsx'
import { type EditorStart, useEditor } from './use-editor.ts'
import { useSave } from './use-save.ts'

interface EditorViewProps {
  title: string
  /** Under which unsaved work is kept. */
  draftKey: string
  start: EditorStart
  /** The code's id; null for a new one. */
  id: string | null
  /** Why the reader may only look; null when they may save. */
  locked: string | null
  actions?: ReactNode
  onSaved: (qrCode: QrCode) => Promise<void> | void
}

/** Left what is edited, right what visitors will see; one under the other where the window is narrow. */
export function EditorView({ title, draftKey, start, id, locked, actions, onSaved }: EditorViewProps) {
  const { t } = useTranslation()
  const queries = useQueryClient()
  const editor = useEditor(start)
  const [timing, setTiming] = useState<Timing | null>(null)
  const [{ history }, setHistory] = useUrlState({ history: false })
  const saving = useSave({ editor, start, draftKey, id, locked: locked !== null, onSaved })
  const { notice } = saving

  function restored(qrCode: QrCode) {
    saving.startFrom(qrCode)
    qrCodesChanged(queries, qrCode)
  }

  function saveWith(times: Timing) {
    setTiming(null)
    void saving.save(times)
  }

  const { faults } = saving
  const isJump = editor.content.kind === 'jump'
  const form = (
    <div className={css.form}>
      {notice && (
        <DraftNotice
          savedAt={notice.savedAt}
          say={(at) => t(notice.version === start.saved.version ? 'qrCodes.restored' : 'qrCodes.restoredOld', { at })}
          onDiscard={saving.discard}
          onKeep={saving.keepDraft}
        />
      )}
      {id && <ScheduledNotice id={id} locked={locked !== null} />}
      {id === null && <KindChooser editor={editor} fault={faults.kind} />}
      {id === null && (
        <Suspense>
          <NewCodeStyle />
        </Suspense>
      )}
      {id === null && !isJump && <TemplateGallery editor={editor} />}
      <CodeFields editor={editor} fault={faults.name} />
      {isJump && <TargetField editor={editor} fault={faults.target} />}
      {!isJump && (
        <DropZone onFiles={(files) => addFiles(editor, files)}>
          {editor.content.blocks.length === 0 && <p className={css.start}>{t('qrCodes.contentStart')}</p>}
          <BlockList editor={editor} faults={faults.blocks} />
          {faults.content && (
            <p className={css.fault} role="alert">
              {faults.content}
            </p>
          )}
          <AddBlock editor={editor} />
        </DropZone>
      )}
      <SaveBar
        editor={editor}
        dirty={saving.dirty}
        label={t(id === null ? 'qrCodes.saveNew' : 'qrCodes.save')}
        saving={saving.saving}
        locked={locked}
        onSave={() => void saving.save()}
      >
        <Button disabled={locked !== null || saving.saving} onClick={() => setTiming({ publishAt: null, endAt: null })}>
          {t('versions.timing')}
        </Button>
      </SaveBar>
    </div>
  )

  return (
    <Page
      title={title}
      actions={
        <>
          {id && <Button onClick={() => setHistory({ history: true }, { push: true })}>{t('versions.history')}</Button>}
          {actions}
        </>
      }
    >
      <WithPreview label={title} form={form} preview={<PagePreview content={editor.content} />} />
      {timing && (
        <TimingDialog
          title={t('versions.timingTitle')}
          action={t('versions.saveAt')}
          start={timing}
          onNow={() => saveWith({ publishAt: null, endAt: null })}
          onDone={saveWith}
          onClose={() => setTiming(null)}
        />
      )}
      {id && history && (
        <HistoryDrawer
          id={id}
          locked={locked !== null}
          unsaved={saving.dirty}
          onRestored={restored}
          onClose={() => setHistory({ history: false })}
        />
      )}
      <SavedElsewhere name={editor.content.name} versions={saving} />
    </Page>
  )
}
