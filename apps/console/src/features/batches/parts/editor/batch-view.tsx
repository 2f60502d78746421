import type { BatchTemplate } from '@matai/contract'
import { useQuery } from '@tanstack/react-query'
import { Input } from 'antd'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { batchColumnsMax, batchNameMax } from '@matai/rules/batch-limits'
import { DraftNotice } from '../../../../ui/drafts/draft-notice.tsx'
import { SavedElsewhere } from '../../../../ui/editing/saved-elsewhere.tsx'
import { Field } from '../../../../ui/field.tsx'
import { Page } from '../../../../ui/page.tsx'
import { Panel } from '../../../../ui/panel.tsx'
import { SaveBar } from '../../../../ui/save-bar.tsx'
import { toast } from '../../../../ui/toast-store.ts'
import { WithPreview } from '../../../../ui/with-preview.tsx'
import { blankText, newBlockId } from '@matai/content/draft'
import { TextLimit } from '@matai/content/editor'
import { DirectoryPicker, directoriesQuery } from '../../../directories/public.tsx'
import { AddBlock, addFiles, BlockList, DropZone } from '../../../qr-codes/public.tsx'
import { PresetGallery } from '../presets/preset-gallery.tsx'
import { freeName, usesOf } from './column-names.ts'
import { ColumnsPanel } from './columns-panel.tsx'
import css from './editor.module.css'
import { LookPanel } from './look-panel.tsx'
import { PatternField } from './pattern-field.tsx'
import { PreviewPane, usePreviewRow } from './preview-pane.tsx'
import { UpdatingNotice } from './updating-notice.tsx'
import { type BatchStart, useBatchEditor } from './use-batch-editor.ts'
import { useInsertion } from './use-insertion.ts'
import { useSaveBatch } from './use-save-batch.ts'
import { VariableBar } from './variable-bar.tsx'

/** Variables are longer than what they stand for. */
const withVariables = (max: number) => Math.max(max, 200)

interface BatchViewProps {
  title: string
  /** Under which unsaved work is kept. */
  draftKey: string
  start: BatchStart
  /** Null for a new template. */
  id: number | null
  codes: number
  /** Why the reader may only look; null when they may save. */
  locked: string | null
  actions?: ReactNode
  onSaved: (template: BatchTemplate) => Promise<void> | void
}

/** Left the layout and its columns, right the page of one row; one under the other where the window is narrow. */
export function BatchView({ title, draftKey, start, id, codes, locked, actions, onSaved }: BatchViewProps) {
  const { t } = useTranslation()
  const editor = useBatchEditor(start)
  const { content, edit } = editor
  const [newKey, setNewKey] = useState('')
  const insertion = useInsertion()
  const row = usePreviewRow(content, id, codes)
  const { data: directories } = useQuery(directoriesQuery)
  const saving = useSaveBatch({ editor, start, draftKey, id, locked: locked !== null, onSaved })
  const { notice } = saving

  function addColumn() {
    if (content.columns.length >= batchColumnsMax) return
    const key = newBlockId()
    const name = freeName(content.columns, t('batchScreens.newColumn'))
    edit({ do: 'addColumn', column: { key, name, type: 'text', required: false, note: '' }, at: Date.now() })
    setNewKey(key)
  }

  /** Where the author last wrote; else a text of its own at the end. */
  function insert(name: string) {
    if (insertion.insert(`{{${name}}}`)) return
    edit({ do: 'add', blocks: [blankText(`<p>{{${name}}}</p>`)], at: Date.now() })
    toast.info(t('batchScreens.insertedAtEnd', { name }))
  }

  const { faults } = saving
  const update = codes > 0 ? t('batchScreens.saveAndUpdate', { count: codes }) : t('batchScreens.save')
  const saveLabel = id === null ? t('batchScreens.saveNew') : update
  const defaultDirectory = directories?.list.find(({ isDefault }) => isDefault)?.id
  const unused = content.columns.filter(({ name }) => usesOf(content, name) === 0)
  const form = (
    <div className={css.form} onFocus={insertion.onFocus} onBlur={insertion.onBlur}>
      {notice && (
        <DraftNotice
          savedAt={notice.savedAt}
          say={(at) => t(notice.version === start.version ? 'qrCodes.restored' : 'batchScreens.restoredOld', { at })}
          onDiscard={saving.discard}
          onKeep={saving.keepDraft}
        />
      )}
      {id !== null && <UpdatingNotice id={id} />}
      {id === null && <PresetGallery editor={editor} begun={start.content} />}
      <div className={css.basics} data-no-variables>
        <Field label={t('batchScreens.name')} hint={t('batchScreens.nameHint')} error={faults.name} required>
          <Input
            value={content.name}
            maxLength={batchNameMax}
            showCount
            placeholder={t('batchScreens.nameExample')}
            onChange={(event) => edit({ do: 'set', field: 'name', text: event.target.value, at: Date.now() })}
          />
        </Field>
        <Field label={t('batchScreens.directory')}>
          <DirectoryPicker
            value={content.directoryId ?? defaultDirectory}
            onChange={(directoryId) => edit({ do: 'chooseDirectory', directoryId, at: Date.now() })}
          />
        </Field>
      </div>
      <ColumnsPanel editor={editor} fault={faults.columns} newKey={newKey} onAdd={addColumn} />
      <section className={css.content} aria-label={t('batchScreens.content')}>
        <h2 className={css.heading}>{t('batchScreens.content')}</h2>
        <VariableBar columns={content.columns} onInsert={insert} onAdd={addColumn} />
        <DropZone onFiles={(files) => addFiles(editor, files)}>
          <TextLimit value={withVariables}>
            <BlockList editor={editor} faults={faults.inBlocks} />
          </TextLimit>
          {faults.blocks && (
            <p className={css.fault} role="alert">
              {faults.blocks}
            </p>
          )}
          <AddBlock editor={editor} />
        </DropZone>
        {unused.length > 0 && unused.length < content.columns.length && (
          <p className={css.hint}>{t('batchScreens.unused', { names: unused.map(({ name }) => name).join(', ') })}</p>
        )}
      </section>
      <Panel title={t('batchScreens.codeName')}>
        <PatternField editor={editor} fault={faults.namePattern} example={row.page.name} />
      </Panel>
      <LookPanel editor={editor} />
      <SaveBar
        editor={editor}
        dirty={saving.dirty}
        label={saveLabel}
        saving={saving.saving}
        locked={locked}
        onSave={() => void saving.save()}
      />
    </div>
  )

  return (
    <Page title={title} actions={actions}>
      <WithPreview label={title} form={form} preview={<PreviewPane row={row} />} />
      <SavedElsewhere name={content.name} versions={saving} />
    </Page>
  )
}
