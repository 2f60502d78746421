import type { QrCode } from '@matai/contract'
import { Button } from 'antd'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DraftNotice } from '../../../../ui/drafts/draft-notice.tsx'
import { SavedElsewhere } from '../../../../ui/editing/saved-elsewhere.tsx'
import { SaveBar } from '../../../../ui/save-bar.tsx'
import { WithPreview } from '../../../../ui/with-preview.tsx'
import { AddBlock } from '../blocks/add-block.tsx'
import { addFiles } from '../blocks/add-blocks.ts'
import { firstWords } from '../blocks/first-words.ts'
import { BlockList } from '../blocks/block-list.tsx'
import { DropZone } from '../blocks/drop-zone.tsx'
import { PagePreview } from '../preview/page-preview.tsx'
import { ScheduledNotice } from '../versions/scheduled-notice.tsx'
import { type Timing, TimingDialog } from '../versions/timing-dialog.tsx'
import { CodeFields } from './code-fields.tsx'
import css from './editor.module.css'
import { FormCodeField } from './form-code-field.tsx'
import { TargetField } from './target-field.tsx'
import { type EditorStart, useEditor } from './use-editor.ts'
import { useSave } from './use-save.ts'
import { useShownFaults } from './use-shown-faults.ts'

interface EditorViewProps {
  title: string
  /** Under which unsaved work is kept. */
  draftKey: string
  start: EditorStart
  /** The code's id; null for a new one. */
  id: string | null
  /** Why the reader may only look; null when they may save. */
  locked: string | null
  onSaved: (qrCode: QrCode) => Promise<void> | void
}

/** Left what is edited, right what visitors will see; one under the other where the window is narrow. */
export function EditorView({ title, draftKey, start, id, locked, onSaved }: EditorViewProps) {
  const { t } = useTranslation()
  const editor = useEditor(start)
  const [timing, setTiming] = useState<Timing | null>(null)
  const saving = useSave({ editor, start, draftKey, id, locked: locked !== null, onSaved })
  const { notice } = saving

  function saveWith(times: Timing) {
    setTiming(null)
    void saving.save(times)
  }

  const { faults } = saving
  const place = useRef<HTMLDivElement>(null)
  const told = useShownFaults(faults, place)
  const [at, setAt] = useState('')
  /** The phone follows to the block that is written on. */
  function follow(target: Element) {
    const id = target.closest<HTMLElement>('[data-block]')?.dataset.block
    const block = editor.content.blocks.find((one) => one.id === id)
    if (block) setAt(firstWords(block))
  }
  const { kind } = editor.content
  const isJump = kind === 'jump'
  const form = (
    <div ref={place} className={css.form} onFocus={({ target }) => follow(target)}>
      {notice && (
        <DraftNotice
          savedAt={notice.savedAt}
          say={(at) => t(notice.version === start.saved.version ? 'qrCodes.restored' : 'qrCodes.restoredOld', { at })}
          onDiscard={saving.discard}
          onKeep={saving.keepDraft}
        />
      )}
      {id && <ScheduledNotice id={id} locked={locked !== null} />}
      {faults.kind && (
        <p className={css.fault} role="alert">
          {faults.kind}
        </p>
      )}
      <CodeFields editor={editor} fault={faults.name} />
      {isJump && <TargetField editor={editor} fault={faults.target} />}
      {kind === 'form' && <FormCodeField editor={editor} faults={faults} />}
      {!isJump && kind !== 'form' && (
        <DropZone onFiles={(files) => addFiles(editor, files)}>
          {editor.content.blocks.length === 0 && <p className={css.start}>{t('qrCodes.contentStart')}</p>}
          <BlockList editor={editor} faults={faults.blocks} />
          {faults.content && (
            <p className={css.fault} role="alert" tabIndex={-1} data-fault="true">
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
        faults={told}
      >
        <Button disabled={locked !== null || saving.saving} onClick={() => setTiming({ publishAt: null, endAt: null })}>
          {t('versions.timing')}
        </Button>
      </SaveBar>
    </div>
  )

  return (
    <>
      <WithPreview label={title} form={form} preview={<PagePreview content={editor.content} at={at} />} />
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
      <SavedElsewhere name={editor.content.name} versions={saving} />
    </>
  )
}
