import { Button, Input } from 'antd'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { captionMax } from '../block.ts'
import { newBlockId } from '../draft.ts'
import { type EditorFace, type EditorProps, type Media, useEditorParts } from '../editing/face.ts'
import css from '../editing/editing.module.css'
import { FilePicker } from '../editing/file-picker.tsx'
import { AddIcon, DeleteIcon, NumberListIcon, PictureIcon } from '../editing/icons.ts'
import { useTextLimit } from '../editing/text-limit.ts'
import type { DraftBlockOf } from '../schema.ts'
import { stepsMax, stepTextMax } from './schema.ts'

type Step = DraftBlockOf<'steps'>['steps'][number]
const newStep = (): Step => ({ key: newBlockId(), text: '', fileId: null, upload: null })

/** Steps one under the other; each has a text and may have a picture. */
function StepsEditor({ block, media, onChange }: EditorProps<'steps'>) {
  const { t } = useTranslation()
  const { Field } = useEditorParts()
  const { steps } = block
  const change = (next: Step[], field: string) => onChange({ ...block, steps: next }, field)
  return (
    <div className={css.file}>
      <Field label={t('blocks.stepsTitle')}>
        <Input
          value={block.title}
          maxLength={captionMax}
          placeholder={t('blocks.stepsExample')}
          onChange={(event) => onChange({ ...block, title: event.target.value }, 'title')}
        />
      </Field>
      <ol className={css.file}>
        {steps.map((step, at) => (
          <StepFields
            key={step.key}
            step={step}
            place={at + 1}
            media={media}
            onChange={(changed, field) => change(steps.with(at, changed), `${step.key}-${field}`)}
            remove={
              <Button
                type="text"
                icon={<DeleteIcon />}
                aria-label={t('blocks.stepRemove', { place: at + 1 })}
                title={t('blocks.stepRemove', { place: at + 1 })}
                disabled={steps.length === 1}
                onClick={() => change(steps.toSpliced(at, 1), 'steps')}
              />
            }
          />
        ))}
      </ol>
      {steps.length < stepsMax && (
        <Button icon={<AddIcon />} onClick={() => change([...steps, newStep()], 'steps')}>
          {t('blocks.stepAdd')}
        </Button>
      )}
    </div>
  )
}

interface StepFieldsProps {
  step: Step
  place: number
  media: Media
  remove: ReactNode
  onChange: (step: Step, field: string) => void
}

function StepFields({ step, place, media, remove, onChange }: StepFieldsProps) {
  const { t } = useTranslation()
  const { fileTypes, UploadBar } = useEditorParts()
  const max = useTextLimit(stepTextMax)
  const { fileId, upload } = step
  const state = upload ? media.uploads.get(upload) : undefined
  const stored = fileId ? media.files.get(fileId) : undefined
  const withoutPicture = () => onChange({ ...step, fileId: null, upload: null }, 'file')
  return (
    <li aria-label={t('blocks.step', { place })}>
      <div className={css.file}>
        <Input.TextArea
          autoSize={{ minRows: 2 }}
          value={step.text}
          maxLength={max}
          aria-label={t('blocks.stepText', { place })}
          onChange={(event) => onChange({ ...step, text: event.target.value }, 'text')}
        />
        {upload && state && (
          <UploadBar
            upload={state}
            onRetry={() => media.retry(upload)}
            onCancel={() => {
              media.cancel(upload)
              withoutPicture()
            }}
          />
        )}
        {upload && !state && <p role="alert">{t('qrCodes.cutOff')}</p>}
        <div className={css.shown}>
          {stored && <img src={`${stored.url}?w=480`} alt={t('blocks.stepPicture', { place })} className={css.small} />}
          {!state && (
            <FilePicker
              accept={fileTypes.picture}
              icon={<PictureIcon />}
              onFiles={([file]) => {
                if (file) onChange({ ...step, fileId: null, upload: media.send(file, upload) }, 'file')
              }}
            >
              {t(stored ? 'qrCodes.replacePicture' : 'qrCodes.choosePicture')}
            </FilePicker>
          )}
          {(stored || (upload && !state)) && <Button onClick={withoutPicture}>{t('blocks.stepNoPicture')}</Button>}
          {remove}
        </div>
      </div>
    </li>
  )
}

export const stepsEditor: EditorFace<'steps'> = {
  name: 'blocks.steps',
  icon: <NumberListIcon aria-hidden />,
  group: 'groupText',
  Editor: StepsEditor,
}
