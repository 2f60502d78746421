import { useState } from 'react'
import type { FillProps } from '../../engine/fill-face.ts'
import { FilePick } from '../../fills/file-pick.tsx'
import { GoingList } from '../../fills/going-list.tsx'
import { withNote } from '../../fills/line-fill.tsx'
import { QuestionGroup } from '../../fills/question.tsx'
import { selectionNote } from '../../fills/selection-note.ts'
import { TakenPictures } from '../../fills/taken-pictures.tsx'
import { useGrowing } from '../../fills/use-growing.ts'
import { useUpload } from '../../fills/use-upload.ts'
import { picturesByPhone } from '../../parts/files.ts'
import { watermarked } from './watermark.ts'
import { watermarkLines } from './watermark-lines.ts'
import type { ImageAnswer, ImageSettings } from './schema.ts'

/** What was taken longer ago did not come from the camera just now, whatever the browser offered. Milliseconds. */
const fresh = 10 * 60_000

export function Fill(props: FillProps<ImageSettings, ImageAnswer>) {
  const { settings, answer = [], onChange, onBusy, context } = props
  const { say, facts } = context
  const [failure, setFailure] = useState('')
  const add = useGrowing(answer, onChange)
  const camera = useUpload('picture', props, ({ fileId }) => add({ fileId, from: 'camera' }))
  const album = useUpload('picture', props, ({ fileId }) => add({ fileId, from: 'album' }))
  const most = facts.onPhone ? Math.min(settings.max, picturesByPhone) : settings.max
  const left = most - answer.length

  async function pick(files: readonly File[], { send }: typeof camera, isNow: boolean): Promise<void> {
    setFailure('')
    const taken = files.slice(0, left)
    if (isNow && taken.some(({ lastModified }) => Date.now() - lastModified > fresh)) {
      setFailure(say('formProblems.onlyCamera'))
      return
    }
    onBusy(true)
    try {
      const lines = settings.watermark ? await watermarkLines(settings.watermark, context) : []
      await send(lines.length > 0 ? await Promise.all(taken.map((file) => watermarked(file, lines))) : taken)
    } catch {
      setFailure(say('formFill.pictureUnreadable'))
    }
    onBusy(false)
  }

  const note =
    settings.min === null
      ? say('formProblems.picturesTooMany', { most })
      : selectionNote({ min: settings.min, max: most }, context)
  return (
    <QuestionGroup asked={withNote(props, note)}>
      {(wired) => (
        <>
          <TakenPictures
            ids={answer.map(({ fileId }) => fileId)}
            onRemove={(id) => {
              const kept = answer.filter(({ fileId }) => fileId !== id)
              onChange(kept.length > 0 ? kept : undefined)
            }}
            context={context}
          />
          <GoingList going={[...camera.going, ...album.going]} context={context} />
          {left > 0 && (
            <div className="mt-row">
              <FilePick
                wired={{ 'aria-invalid': wired['aria-invalid'] }}
                label={say('formFill.takePicture')}
                accept="image/*"
                capture="environment"
                onPick={(files) => void pick(files, camera, settings.onlyCamera)}
              />
              {!settings.onlyCamera && (
                <FilePick
                  wired={{ 'aria-invalid': wired['aria-invalid'] }}
                  label={say('formFill.fromAlbum')}
                  accept="image/*"
                  isMultiple={left > 1}
                  onPick={(files) => void pick(files, album, false)}
                />
              )}
            </div>
          )}
          {failure && (
            <p className="mt-problem" role="alert">
              {failure}
            </p>
          )}
        </>
      )}
    </QuestionGroup>
  )
}
