import type { Style, StyleTemplate } from '@matai/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Button, Input } from 'antd'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { client, sentenceOf } from '../../../../client.ts'
import { paths } from '../../../../paths.ts'
import { ButtonLink } from '../../../../ui/button-link.ts'
import { DraftNotice } from '../../../../ui/drafts/draft-notice.tsx'
import { forgetDraft, type Kept } from '../../../../ui/drafts/draft-store.ts'
import { useKeptDraft } from '../../../../ui/drafts/use-kept-draft.ts'
import { Field } from '../../../../ui/field.tsx'
import { DownloadIcon } from '../../../../ui/icons.ts'
import { type FoundElsewhere, foundElsewhere } from '../../../../ui/found-elsewhere.ts'
import { Page } from '../../../../ui/page.tsx'
import { SavedElsewhere } from '../../../../ui/saved-elsewhere.tsx'
import { toast } from '../../../../ui/toast-store.ts'
import { useLeaveGuard } from '../../../../ui/use-leave-guard.ts'
import type { ScanState } from '../check/use-scan-check.ts'
import { DownloadDialog } from '../download/download-dialog.tsx'
import { styleNameMax } from 'virtual:contract-constants'
import { useSampleAddress } from '../mine/sample-address.ts'
import { stylesChanged } from '../mine/style-queries.ts'
import { filesOf } from '../pictures/style-files.ts'
import { type DraftStyle, useStyleDraft } from '../use-style-draft.ts'
import css from './style-editor.module.css'
import { StyleStudio } from './style-studio.tsx'
import { useSingleFlight } from '../../../../ui/use-single-flight.ts'

/** What this browser keeps of a style that is not saved. */
export interface KeptStyle extends DraftStyle, Kept {
  name: string
  /** Version that the work began from; undefined for a new style. */
  version: number | undefined
}

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
  const navigate = useNavigate()
  const queries = useQueryClient()
  const content = useSampleAddress()
  const draft = useStyleDraft(() => (found ? { style: found.style, files: found.files } : start))
  const { style, files } = draft
  const [name, setName] = useState(found?.name ?? startName)
  const [notice, setNotice] = useState(found)
  const [saved, setSaved] = useState({ style: start.style, name: startName })
  const [fault, setFault] = useState<string>()
  const [edited, setEdited] = useState(found ? found.version : known?.version)
  const [conflict, setConflict] = useState<FoundElsewhere<StyleTemplate> | null>(null)
  const [downloading, setDownloading] = useState(false)

  const changed = name !== saved.name || JSON.stringify(style) !== JSON.stringify(saved.style)
  const work = useMemo(
    () => (changed ? { style, files, name, version: edited } : null),
    [changed, style, files, name, edited],
  )
  const unsaved = useRef(false)
  useEffect(() => {
    unsaved.current = changed
  }, [changed])
  useKeptDraft(draftKey, work, found !== null)
  useLeaveGuard(unsaved, { kept: true })

  /** `over` takes the place of what somebody else saved since. `as` makes another style of this name. */
  const { run: save, running: saving } = useSingleFlight(store)
  async function store({ over, as }: { over?: StyleTemplate; as?: string } = {}) {
    if (name.trim() === '') return setFault(t('errors.nameEmpty'))
    setConflict(null)
    try {
      const template = await client.styleTemplates.saveTemplate({
        ...(known && as === undefined ? { id: known.id, version: over?.version ?? edited } : {}),
        name: as ?? name.trim(),
        style,
      })
      stylesChanged(queries, template)
      toast.success(t('styles.saved', { name: template.name }))
      unsaved.current = false
      setNotice(null)
      void forgetDraft(draftKey)
      // Saved and saving until the list is there: another save would make another style.
      if (!known || as !== undefined) return await navigate({ to: paths.beauty })
      setEdited(template.version)
      setSaved({ style, name })
    } catch (error) {
      const found =
        known && (await foundElsewhere(error, edited, () => client.styleTemplates.getByid({ id: known.id })))
      if (found) setConflict(found)
      else toast.error(sentenceOf(error))
    }
  }

  /** Goes on from what the other person saved; the way back leads to what was here. */
  function takeTheirs(theirs: StyleTemplate) {
    setConflict(null)
    setEdited(theirs.version)
    setSaved({ style: theirs.style, name: theirs.name })
    setName(theirs.name)
    draft.change(theirs.style, filesOf(theirs.style, theirs.files))
    stylesChanged(queries, theirs)
    toast.success(t('app.elsewhereLoaded'))
  }

  /** Back to what the work began from. */
  function discard() {
    draft.restart(start)
    setName(startName)
    setEdited(known?.version)
    setNotice(null)
  }

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
              setName(event.target.value)
              setFault(undefined)
            }}
          />
        </Field>
        <Button
          type="primary"
          block
          loading={saving}
          disabled={refused || checking || (known !== null && !changed)}
          onClick={() => void save()}
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
          say={(at) => t(notice.version === known?.version ? 'qrCodes.restored' : 'styles.restoredOld', { at })}
          onDiscard={discard}
          onKeep={() => setNotice(null)}
        />
      )}
      <StyleStudio content={content} draft={draft} actions={actions} />
      {downloading && (
        <DownloadDialog
          content={content}
          style={style}
          files={files}
          drawn={{ content, style }}
          name={name.trim() || title}
          onRepair={(changes: Partial<Style>) => draft.change(changes)}
          onClose={() => setDownloading(false)}
        />
      )}
      {conflict && (
        <SavedElsewhere
          name={name}
          theirs={conflict.theirs}
          onCopy={() => void save({ as: t('styles.copyOf', { name: name.trim() }).slice(0, styleNameMax) })}
          onOver={(over) => void save({ over })}
          onLoad={takeTheirs}
          onClose={() => setConflict(null)}
        />
      )}
    </Page>
  )
}
