import type { Style, StyleTemplate } from '@matai/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Button, Input } from 'antd'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { client, sentenceOf } from '../../../../client.ts'
import { paths } from '../../../../paths.ts'
import { ButtonLink } from '../../../../ui/button-link.ts'
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

interface StyleEditorProps {
  title: string
  /** The style as it was loaded; null for a new one. */
  known: Pick<StyleTemplate, 'id' | 'version'> | null
  name: string
  start: DraftStyle
}

/** A style under a name, tried with an address of the account's own. */
export function StyleEditor({ title, known, name: startName, start }: StyleEditorProps) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const content = useSampleAddress()
  const draft = useStyleDraft(start)
  const [name, setName] = useState(startName)
  const [saved, setSaved] = useState({ style: start.style, name: startName })
  const [fault, setFault] = useState<string>()
  const [saving, setSaving] = useState(false)
  const [edited, setEdited] = useState(known?.version)
  const [conflict, setConflict] = useState<FoundElsewhere<StyleTemplate> | null>(null)
  const [downloading, setDownloading] = useState(false)

  const changed = name !== saved.name || JSON.stringify(draft.style) !== JSON.stringify(saved.style)
  const unsaved = useRef(false)
  useEffect(() => {
    unsaved.current = changed
  }, [changed])
  useLeaveGuard(unsaved)

  /** `over` takes the place of what somebody else saved since. `as` makes another style of this name. */
  async function save({ over, as }: { over?: StyleTemplate; as?: string } = {}) {
    if (name.trim() === '') return setFault(t('errors.nameEmpty'))
    setSaving(true)
    setConflict(null)
    try {
      const template = await client.styleTemplates.saveTemplate({
        ...(known && as === undefined ? { id: known.id, version: over?.version ?? edited } : {}),
        name: as ?? name.trim(),
        style: draft.style,
      })
      stylesChanged(queries, template)
      toast.success(t('styles.saved', { name: template.name }))
      unsaved.current = false
      if (!known || as !== undefined) return void navigate({ to: paths.beauty })
      setEdited(template.version)
      setSaved({ style: draft.style, name })
    } catch (error) {
      const found =
        known && (await foundElsewhere(error, edited, () => client.styleTemplates.getByid({ id: known.id })))
      if (found) setConflict(found)
      else toast.error(sentenceOf(error))
    } finally {
      setSaving(false)
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
      <StyleStudio content={content} draft={draft} actions={actions} />
      {downloading && (
        <DownloadDialog
          content={content}
          style={draft.style}
          files={draft.files}
          drawn={{ content, style: draft.style }}
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
