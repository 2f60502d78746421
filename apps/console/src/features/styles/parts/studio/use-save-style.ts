import type { StyleTemplate } from '@matai/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { styleNameMax } from 'virtual:contract-constants'
import { client, sentenceOf } from '../../../../client.ts'
import { paths } from '../../../../paths.ts'
import type { Kept } from '../../../../ui/drafts/draft-store.ts'
import { useVersioned } from '../../../../ui/editing/use-versioned.ts'
import { toast } from '../../../../ui/toast-store.ts'
import { stylesChanged } from '../mine/style-queries.ts'
import { filesOf } from '../pictures/style-files.ts'
import type { DraftStyle, StyleDraft } from '../use-style-draft.ts'

type Content = Pick<StyleTemplate, 'name' | 'style'>

/** What this browser keeps of a style that is not saved. */
export interface KeptStyle extends Kept {
  content: Content
  files: DraftStyle['files']
  /** Version that the work began from; null for a new style. */
  version: number | null
}

interface SaveOptions {
  draft: StyleDraft
  /** Under which unsaved work is kept, and what was found there. */
  draftKey: string
  found: KeptStyle | null
  /** The style as it was loaded; null for a new one. */
  known: Pick<StyleTemplate, 'id' | 'version'> | null
  /** What the server has, or what a new style begins with. */
  start: DraftStyle & { name: string }
}

/** Saving a style under its name. */
export function useSaveStyle({ draft, draftKey, found, known, start }: SaveOptions) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const [fault, setFault] = useState<string>()
  const { name, style, files } = draft
  const content = useMemo(() => ({ name, style }), [name, style])
  const beside = useMemo(() => ({ files }), [files])
  const [begun] = useState({ name: start.name, style: start.style })
  const versions = useVersioned<StyleTemplate, Content>({
    draftKey,
    draft: found,
    known,
    begun,
    content,
    same: sameStyle,
    beside,
    locked: false,
    check(sent) {
      const missing = sent.name.trim() === ''
      setFault(missing ? t('errors.nameEmpty') : undefined)
      return !missing
    },
    send: (sent, over) => client.styleTemplates.saveTemplate({ ...over, name: sent.name.trim(), style: sent.style }),
    load: (id) => client.styleTemplates.get({ id }),
    contentOf: (template) => ({ name: template.name, style: template.style }),
    copied: (sent) => ({ ...sent, name: t('app.copyOf', { name: sent.name.trim() }).slice(0, styleNameMax) }),
    goOn(theirs) {
      stylesChanged(queries, theirs)
      draft.goOn({ name: theirs.name, style: theirs.style, files: filesOf(theirs.style, theirs.files) })
    },
    restart: () => draft.restart(start),
    undo: () => draft.undo?.(),
    redo: () => draft.redo?.(),
    async onSaved(template, { isNew }) {
      stylesChanged(queries, template)
      toast.success(t('styles.saved', { name: template.name }))
      if (isNew) await navigate({ to: paths.beauty })
    },
    onRefused: (error) => toast.error(sentenceOf(error)),
  })
  return { ...versions, fault, clearFault: () => setFault(undefined) }
}

function sameStyle(one: Content, other: Content): boolean {
  return one.name === other.name && JSON.stringify(one.style) === JSON.stringify(other.style)
}
