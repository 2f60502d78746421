import { blankText } from '@matai/content/draft'
import { blockEditors, type EditorParts, EditorPartsProvider } from '@matai/content/editor'
import { type ComponentType, useId, useMemo, useState } from 'react'
import { Field } from '../../../../../ui/field.tsx'
import { useFormats } from '../../../../../ui/format.ts'
import { Skeleton } from '../../../../../ui/skeleton.tsx'
import { toast } from '../../../../../ui/toast-store.ts'
import { fileTypes, UploadBar } from '../../../../files/public.ts'
import { FormField } from '../../choose/form-field.tsx'
import type { PanelProps } from './panel.ts'
import css from './settings.module.css'

interface RichFieldProps {
  label: string
  hint?: string | undefined
  error?: string | undefined
  /** HTML */
  value: string
  onChange: (html: string) => void
}

const nothing = { files: new Map(), uploads: new Map(), send: () => '', retry: () => {}, cancel: () => {} }

/** Words with emphasis, lists and links, written as texts of live codes are. */
export function RichField({ label, hint, error, value, onChange }: RichFieldProps) {
  const id = useId()
  const { formatBytes } = useFormats()
  const parts = useMemo<EditorParts>(
    () => ({ Field, UploadBar, Skeleton, FormField, fileTypes, formatBytes, tell: toast.info }),
    [formatBytes],
  )
  const [blank] = useState(() => blankText(value))
  const block = 'html' in blank ? { ...blank, html: value } : blank
  // The editor takes the block that stands under its own name in the map, which the compiler cannot follow.
  const Editor = blockEditors[block.type].Editor as ComponentType<object>
  const changed = { onChange: (next: object) => 'html' in next && onChange(String(next.html)) }
  const unused = { file: undefined, upload: undefined, onFile: () => {}, onRetry: () => {}, onCancel: () => {} }
  return (
    <div className={css.rich} role="group" aria-labelledby={id}>
      <span id={id} className={css.label}>
        {label}
      </span>
      <EditorPartsProvider value={parts}>
        <Editor {...{ block, media: nothing, ...unused, ...changed }} />
      </EditorPartsProvider>
      {hint && <small className={css.hint}>{hint}</small>}
      {error && (
        <p className={css.fault} role="alert">
          {error}
        </p>
      )}
    </div>
  )
}

export function RichPanel({ setting, settings, set, label, hint, error }: PanelProps) {
  return (
    <RichField
      label={label}
      hint={hint}
      error={error}
      value={String(settings[setting] ?? '')}
      onChange={(html) => set({ [setting]: html }, setting)}
    />
  )
}
