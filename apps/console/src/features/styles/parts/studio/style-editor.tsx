import type { Style, StyleTemplate } from '@matai/contract'
import { sameLook } from '@matai/qr'
import { Button, Input } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { styleNameMax } from 'virtual:contract-constants'
import { paths } from '../../../../paths.ts'
import { ButtonLink } from '../../../../ui/button-link.ts'
import { DraftNotice } from '../../../../ui/drafts/draft-notice.tsx'
import { SavedElsewhere } from '../../../../ui/editing/saved-elsewhere.tsx'
import { Field } from '../../../../ui/field.tsx'
import { DownloadIcon } from '../../../../ui/icons.ts'
import { Page } from '../../../../ui/page.tsx'
import type { ScanState } from '../check/use-scan-check.ts'
import { DownloadDialog } from '../download/download-dialog.tsx'
import { useSampleAddress } from '../mine/sample-address.ts'
import { type DraftStyle, useStyleDraft } from '../use-style-draft.ts'
import css from './style-editor.module.css'
import { StyleStudio } from './style-studio.tsx'
import { type KeptStyle, useSaveStyle } from './use-save-style.ts'

export interface StyleEditorProps {
  title: string
  /** Under which unsaved work is kept, and what was found there. */
  draftKey: string
  found: KeptStyle | null
  /** The style as it was loaded; null for a new one. */
  known: Pick<StyleTemplate, 'id' | 'version'> | null
  name: string
  start: DraftStyle
}

/** A style under a name, tried with an address of the account's own. */
export function StyleEditor({ title, draftKey, found, known, name: startName, start }: StyleEditorProps) {
  const { t } = useTranslation()
  const content = useSampleAddress()
  const draft = useStyleDraft(() => (found ? { ...found.content, files: found.files } : { ...start, name: startName }))
  const { style, files, name } = draft
  const [downloading, setDownloading] = useState(false)
  const saving = useSaveStyle({ draft, draftKey, found, known, start: { ...start, name: startName } })
  const { notice, fault } = saving

  const actions = (scan: ScanState) => {
    const refused = scan.step === 'checked' && !scan.verdict.ok
    const checking = scan.step === 'checking'
    return (
      <div className={css.actions}>
        <Field label={t('styles.name')} error={fault} required>
          <Input
            value={name}
            maxLength={styleNameMax}
            showCount
            autoComplete="off"
            onChange={(event) => {
              draft.rename(event.target.value)
              saving.clearFault()
            }}
          />
        </Field>
        <Button
          type="primary"
          block
          loading={saving.saving}
          disabled={refused || checking || (known !== null && !saving.dirty)}
          onClick={() => void saving.save()}
        >
          {t('styles.save')}
        </Button>
        {refused && <p className={css.reason}>{t('styles.saveRefused')}</p>}
        <Button block icon={<DownloadIcon />} onClick={() => setDownloading(true)}>
          {t('styles.download')}
        </Button>
      </div>
    )
  }

  return (
    <Page title={title} actions={<ButtonLink to={paths.beauty}>{t('styles.back')}</ButtonLink>}>
      {notice && (
        <DraftNotice
          savedAt={notice.savedAt}
          say={(at) =>
            t(notice.version === (known?.version ?? null) ? 'qrCodes.restored' : 'styles.restoredOld', { at })
          }
          onDiscard={saving.discard}
          onKeep={saving.keepDraft}
        />
      )}
      <StyleStudio content={content} draft={draft} saved={known && start.style} actions={actions} />
      {downloading && (
        <DownloadDialog
          content={content}
          style={style}
          files={files}
          drawn={{ content, style }}
          isSaved={known !== null && sameLook(start.style, style)}
          name={name.trim() || title}
          onRepair={(changes: Partial<Style>) => draft.change(changes)}
          onClose={() => setDownloading(false)}
        />
      )}
      <SavedElsewhere name={name} versions={saving} />
    </Page>
  )
}
