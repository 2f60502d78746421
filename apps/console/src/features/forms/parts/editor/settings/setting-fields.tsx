import { editorOf } from '@matai/form-kit/editor'
import { type Component, type Finding, schemaOf } from '@matai/form-kit/schema'
import { partsIn } from '@matai/kinds'
import { useCallback, useEffect, useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { FormMedia } from '../use-form-files.ts'
import { SettingField } from './setting-field.tsx'
import css from './settings.module.css'

interface SettingFieldsProps {
  component: Component
  findings: readonly Finding[]
  media: FormMedia
  onChange: (settings: object, field: string) => void
}

/** All that can be set of a component: its schema says what the fields are, its editor face what they are called. */
export function SettingFields({ component: { type, settings }, findings, media, onChange }: SettingFieldsProps) {
  const { t } = useTranslation()
  const faces = editorOf(type).settings
  const parts = useMemo(() => new Map(partsIn(schemaOf(type).settings).map((part) => [part.key, part])), [type])
  // Settings are what their schema says; here they are only read by their names.
  const values = settings as unknown as Readonly<Record<string, unknown>>
  // The same function for as long as it is open, so that a letter draws only the field that it was typed into.
  const latest = useRef({ values, onChange })
  useEffect(() => {
    latest.current = { values, onChange }
  })
  const set = useCallback((change: object, field: string) => {
    latest.current.onChange({ ...latest.current.values, ...change }, field)
  }, [])
  const shown = Object.entries(faces).filter(([, face]) => !face.when || values[face.when] === true)
  const known = new Set(shown.map(([key]) => key))
  const faultOf = (key: string) => findings.find(({ path }) => path[0] === 'settings' && path[1] === key)
  const others = findings.filter(({ path }) => path[0] !== 'settings' || !known.has(String(path[1])))
  return (
    <div className={css.fields}>
      {shown.map(([key, face]) => {
        const part = parts.get(key)
        const fault = faultOf(key)
        if (!part) return null
        return (
          <SettingField
            key={key}
            setting={key}
            face={face}
            part={part}
            settings={values}
            set={set}
            label={t(face.label)}
            hint={face.hint && t(face.hint)}
            error={fault && t(fault.phrase, fault.params)}
            media={media}
          />
        )
      })}
      {others.map(({ phrase, params, path }) => (
        <p key={`${phrase} ${path.join('.')}`} className={css.fault} role="alert">
          {t(phrase, params)}
        </p>
      ))}
    </div>
  )
}
