import { nameByPattern, nameParts } from '@matai/rules/file-names'
import { downloadSizes } from '@matai/qr'
import { useQueryClient } from '@tanstack/react-query'
import { Button, Checkbox, Input, type InputRef, Radio, Select } from 'antd'
import { useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { namePatternMax } from 'virtual:contract-constants'
import { Dialog } from '../../../ui/dialog.tsx'
import { CallError, client } from '../../../client.ts'
import { type CodesWanted, closeDownloadDialog, downloadStarted } from '../../../downloads.ts'
import { Field } from '../../../ui/field.tsx'
import { toast } from '../../../ui/toast-store.ts'
import { useForm } from '../../../ui/use-form.ts'
import css from './codes-dialog.module.css'

const formats = ['png', 'svg'] as const

/** How the pictures of many codes are to be: format, width, names, folders; with an example of a name as it is typed. */
export function CodesDialog({ wanted }: { wanted: CodesWanted }) {
  const { t } = useTranslation()
  const queries = useQueryClient()
  const formatId = useId()
  const input = useRef<InputRef>(null)
  const { selection, text, count } = wanted
  const nothing = count === 0 ? t('exports.noDownload') : undefined

  const form = useForm({
    // The fields that the server may find fault with, and those of the form.
    initial: {
      ids: '',
      list: '',
      format: 'png' as (typeof formats)[number],
      size: 400 as (typeof downloadSizes)[number],
      pattern: '{name}',
      folders: false,
    },
    checks: { pattern: (pattern) => (pattern.trim() ? undefined : t('exports.patternEmpty')) },
    onSubmit: async ({ format, size, pattern, folders }) => {
      const { task } = await client.exports
        .codesZip({ ...selection, format, size, pattern, folders })
        .catch((error: unknown) => {
          if (!(error instanceof CallError) || error.code !== 1002) throw error
          return { task: null }
        })
      if (task === null) {
        // The dialog asks about codes that are not all there; the list, and what is chosen in it, is without them.
        void queries.invalidateQueries({ queryKey: ['qrCodes', 'list'] })
        toast.error(t('qrCodes.someGone'))
        return closeDownloadDialog()
      }
      downloadStarted(queries, task)
      toast.success(t('exports.started'))
      closeDownloadDialog()
    },
  })
  const { values, errors, set } = form

  function addPart(part: string) {
    const field = input.current?.input
    const at = field?.selectionStart ?? values.pattern.length
    const until = field?.selectionEnd ?? at
    set('pattern', `${values.pattern.slice(0, at)}{${part}}${values.pattern.slice(until)}`.slice(0, namePatternMax))
    input.current?.focus()
  }

  return (
    <Dialog
      title={t('exports.codesTitle')}
      action={count === undefined ? t('exports.start') : t('exports.startMany', { count })}
      disabled={nothing !== undefined}
      sending={form.sending}
      onAct={() => void form.submit()}
      onClose={closeDownloadDialog}
      width={520}
    >
      <div className={css.form}>
        <Field label={t('exports.selection')} error={nothing ?? errors.ids ?? errors.list}>
          <Input readOnly value={text} />
        </Field>
        <div className={css.pair}>
          <div className={css.choice}>
            <span id={formatId} className={css.label}>
              {t('exports.format')}
            </span>
            <Radio.Group
              aria-labelledby={formatId}
              value={values.format}
              onChange={(event) => set('format', event.target.value)}
              options={formats.map((value) => ({ value, label: t(`exports.${value}`) }))}
            />
          </div>
          <Field label={t('exports.size')}>
            <Select
              value={values.size}
              onChange={(size) => set('size', size)}
              options={downloadSizes.map((size) => ({ value: size, label: t('exports.pixels', { size }) }))}
            />
          </Field>
        </div>
        <Field
          label={t('exports.pattern')}
          error={errors.pattern}
          hint={t('exports.example', {
            name: `${exampleName(values.pattern, wanted, [t('exports.part_name'), t('exports.part_directory')])}.${values.format}`,
          })}
        >
          <Input
            ref={input}
            value={values.pattern}
            maxLength={namePatternMax}
            onChange={(event) => set('pattern', event.target.value)}
            onPressEnter={() => void form.submit()}
          />
        </Field>
        <div className={css.parts} role="group" aria-label={t('exports.patternHint')}>
          <span>{t('exports.patternHint')}</span>
          {nameParts.map((part) => (
            <Button key={part} size="small" onClick={() => addPart(part)}>
              {t(`exports.part_${part}`)}
            </Button>
          ))}
        </div>
        <Checkbox checked={values.folders} onChange={(event) => set('folders', event.target.checked)}>
          {t('exports.folders')}
        </Checkbox>
        <p className={css.hint}>{t('exports.styleHint')}</p>
      </div>
    </Dialog>
  )
}

/** What the first file will be called. */
function exampleName(
  pattern: string,
  { example, count }: CodesWanted,
  [someName, someDirectory]: [string, string],
): string {
  const id = example?.id || 'AbCd2345'
  const name = example?.name || someName
  const directory = example?.directory || someDirectory
  const number = '1'.padStart(String(count ?? 1).length, '0')
  const now = new Date()
  const date = [now.getFullYear(), now.getMonth() + 1, now.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-')
  return nameByPattern(pattern, { id, name, number, directory, date })
}
