import type { Form } from '@matai/contract'
import { Button } from 'antd'
import { lazy, Suspense, useCallback, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DraftNotice } from '../../../../ui/drafts/draft-notice.tsx'
import { SavedElsewhere } from '../../../../ui/editing/saved-elsewhere.tsx'
import { Page } from '../../../../ui/page.tsx'
import { SaveBar } from '../../../../ui/save-bar.tsx'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import { Tabs } from '../../../../ui/tabs.tsx'
import { useUrlState } from '../../../../ui/use-url-state.ts'
import { FormState } from '../list/form-state.tsx'
import { EditorActions } from './editor-actions.tsx'
import css from './editor.module.css'
import type { FormDraft } from './model/form-draft.ts'
import { EditedForm } from './model/edited-form.ts'
import { QuestionsTab } from './questions-tab.tsx'
import { useFormEditor } from './use-form-editor.ts'
import { useSaveForm } from './use-save-form.ts'

const LogicTab = lazy(async () => ({ default: (await import('../logic/logic-tab.tsx')).LogicTab }))
const WalkTab = lazy(async () => ({ default: (await import('../logic/walk-tab.tsx')).WalkTab }))
const ExamTab = lazy(async () => ({ default: (await import('../exam/exam-tab.tsx')).ExamTab }))
const SettingsTab = lazy(async () => ({ default: (await import('../settings/settings-tab.tsx')).SettingsTab }))
const TranslationTab = lazy(async () => ({
  default: (await import('../translation/translation-tab.tsx')).TranslationTab,
}))
const VersionsTab = lazy(async () => ({ default: (await import('../versions/versions-tab.tsx')).VersionsTab }))
const ShareDialog = lazy(async () => ({ default: (await import('../list/share-dialog.tsx')).ShareDialog }))

interface EditorViewProps {
  form: Form
  draft: FormDraft | null
  draftKey: string
}

const tabKeys = ['questions', 'logic', 'exam', 'translation', 'walk', 'settings', 'versions'] as const
type TabKey = (typeof tabKeys)[number]
const isTab = (key: string): key is TabKey => tabKeys.some((one) => one === key)

/** A form in its parts: questions, rules, exam, settings, versions. What is written in any of them is saved at once. */
export function EditorView({ form, draft, draftKey }: EditorViewProps) {
  const { t } = useTranslation()
  const [{ tab: written }, setState] = useUrlState({ tab: '' })
  const tab = isTab(written) ? written : 'questions'
  const [sharing, setSharing] = useState(false)
  const editor = useFormEditor(form, draft)
  const saving = useSaveForm({ editor, form, draft, draftKey })
  const { notice } = saving
  const title = editor.document.title.trim() || t('formEditor.untitled')
  const latest = useRef(editor.document)
  useEffect(() => {
    latest.current = editor.document
  })
  const documentOf = useCallback(() => latest.current, [])
  const share = useCallback(() => setSharing(true), [])
  const locked = form.can.edit ? null : t('formEditor.mayNotEdit')
  return (
    <Page
      title={title}
      aside={<FormState form={form} />}
      actions={<EditorActions form={form} documentOf={documentOf} onShare={share} />}
    >
      {notice && (
        <DraftNotice
          savedAt={notice.savedAt}
          say={(at) => t(notice.version === form.version ? 'qrCodes.restored' : 'formEditor.restoredOld', { at })}
          onDiscard={saving.discard}
          onKeep={saving.keepDraft}
        />
      )}
      <Tabs
        label={t('formEditor.parts')}
        tabs={tabKeys.map((key) => ({ key, label: t(`formEditor.tab_${key}`) }))}
        value={tab}
        onChange={(next) => void setState({ tab: next === 'questions' ? '' : next })}
      >
        <div className={css.tab}>
          <Suspense fallback={<Skeleton rows={8} height={28} />}>
            {tab === 'questions' && (
              <EditedForm value={form.id}>
                <QuestionsTab editor={editor} findings={saving.findings} />
              </EditedForm>
            )}
            {tab === 'logic' && <LogicTab editor={editor} />}
            {tab === 'exam' && <ExamTab editor={editor} />}
            {tab === 'translation' && <TranslationTab editor={editor} />}
            {tab === 'walk' && <WalkTab editor={editor} />}
            {tab === 'versions' && (
              <VersionsTab form={form} editor={editor} onTaken={() => void setState({ tab: '' })} />
            )}
            {tab === 'settings' && <SettingsTab formId={form.id} document={editor.document} />}
          </Suspense>
        </div>
      </Tabs>
      {/* Settings have buttons of their own and hold at once: a second way to save beside them is one too many. */}
      {(tab !== 'settings' || saving.dirty) && (
        <SaveBar
          editor={editor}
          dirty={saving.dirty}
          label={t('formEditor.publish')}
          saving={saving.publishing}
          locked={locked}
          onSave={() => void saving.publish()}
        >
          <Button
            loading={saving.saving && !saving.publishing}
            disabled={locked !== null || !saving.dirty}
            title="Ctrl+S"
            onClick={() => void saving.save()}
          >
            {t('formEditor.save')}
          </Button>
        </SaveBar>
      )}
      <SavedElsewhere name={title} versions={saving} />
      {sharing && (
        <Suspense>
          <ShareDialog form={form} onClose={() => setSharing(false)} />
        </Suspense>
      )}
    </Page>
  )
}
