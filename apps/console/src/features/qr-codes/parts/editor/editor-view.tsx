import type { QrCode } from '@matai/contract'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Page } from '../../../../ui/page.tsx'
import { Tabs } from '../../../../ui/tabs.tsx'
import { AddBlock } from '../blocks/add-block.tsx'
import { addFiles } from '../blocks/add-blocks.ts'
import { BlockList } from '../blocks/block-list.tsx'
import { DropZone } from '../blocks/drop-zone.tsx'
import { PagePreview } from '../preview/page-preview.tsx'
import { qrCodeQuery } from '../queries.ts'
import { CodeFields } from './code-fields.tsx'
import { contentOf } from './code-content.ts'
import { ConflictDialog } from './conflict-dialog.tsx'
import { DraftNotice } from './draft-notice.tsx'
import { forgetDraft } from './draft-store.ts'
import css from './editor.module.css'
import { SaveBar } from './save-bar.tsx'
import { type EditorStart, useEditor } from './use-editor.ts'
import { useEditorKeys } from './use-editor-keys.ts'
import { useKeptDraft } from './use-kept-draft.ts'
import { useLeaveGuard } from './use-leave-guard.ts'
import { useSave } from './use-save.ts'
import { useSideBySide } from './use-side-by-side.ts'

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
  onSaved: (qrCode: QrCode) => void
}

/** Left what is edited, right what visitors will see; one under the other where the window is narrow. */
export function EditorView({ title, draftKey, start, id, locked, actions, onSaved }: EditorViewProps) {
  const { t } = useTranslation()
  const queries = useQueryClient()
  const editor = useEditor(start)
  const sideBySide = useSideBySide()
  const [tab, setTab] = useState<'edit' | 'preview'>('edit')
  const [notice, setNotice] = useState(start.draft)
  const unsaved = useRef(false)
  useEffect(() => {
    unsaved.current = editor.dirty
  }, [editor.dirty])

  useKeptDraft(draftKey, editor)
  useLeaveGuard(unsaved)
  const saving = useSave({
    editor,
    id,
    onSaved: (qrCode) => {
      unsaved.current = false
      setNotice(null)
      void forgetDraft(draftKey)
      onSaved(qrCode)
    },
  })
  useEditorKeys({
    undo: () => editor.edit({ do: 'undo' }),
    redo: () => editor.edit({ do: 'redo' }),
    save: () => locked === null && void saving.save(),
  })

  async function reload() {
    saving.closeConflict()
    if (!id) return
    const newest = await queries.fetchQuery({ ...qrCodeQuery(id), staleTime: 0 })
    editor.startAgain(contentOf(newest), newest)
    setNotice(null)
  }

  function discard() {
    editor.startAgain(
      start.saved.content,
      start.saved.version === null ? undefined : { ...start.saved, version: start.saved.version, files: start.files },
    )
    setNotice(null)
  }

  const { faults } = saving
  const form = (
    <div className={css.form}>
      {notice && (
        <DraftNotice
          savedAt={notice.savedAt}
          outdated={notice.version !== start.saved.version}
          onDiscard={discard}
          onKeep={() => setNotice(null)}
        />
      )}
      <CodeFields editor={editor} fault={faults.name} />
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
      <SaveBar
        editor={editor}
        isNew={id === null}
        saving={saving.saving}
        locked={locked}
        onSave={() => void saving.save()}
      />
    </div>
  )
  const preview = <PagePreview content={editor.content} />

  return (
    <Page title={title} actions={actions}>
      {sideBySide ? (
        <div className={css.editor}>
          {form}
          <div className={css.preview}>{preview}</div>
        </div>
      ) : (
        <Tabs
          label={title}
          value={tab}
          onChange={setTab}
          tabs={[
            { key: 'edit', label: t('qrCodes.showEditor') },
            { key: 'preview', label: t('qrCodes.showPreview') },
          ]}
        >
          {tab === 'edit' ? form : preview}
        </Tabs>
      )}
      {saving.conflict && (
        <ConflictDialog
          onMine={() => void saving.save({ over: true })}
          onReload={() => void reload()}
          onClose={saving.closeConflict}
        />
      )}
    </Page>
  )
}
