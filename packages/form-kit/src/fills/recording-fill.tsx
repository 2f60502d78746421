import { useEffect, useRef, useState } from 'react'
import type { FillProps } from '../engine/fill-face.ts'
import type { RecordingAnswer, RecordingSettings } from '../parts/recordings.ts'
import { FilePick } from './file-pick.tsx'
import { GoingList } from './going-list.tsx'
import { KeptFiles } from './kept-files.tsx'
import { lengthOf, sayRecord } from './media-length.ts'
import { canRecord, Recorder } from './recorder.tsx'
import { QuestionGroup } from './question.tsx'
import { useGrowing } from './use-growing.ts'
import { useUpload } from './use-upload.ts'

interface RecordingProps extends FillProps<RecordingSettings, RecordingAnswer> {
  kind: 'audio' | 'video'
}

/** Sound or moving pictures: recorded in the page where the browser can, by the phone's own recorder where not. */
export function RecordingFill({ kind, ...props }: RecordingProps) {
  const { settings, answer = [], onChange, context } = props
  const { say, fileAddress } = context
  const { recorded, uploaded, seconds, max } = settings
  const lengths = useRef(new WeakMap<File, number>())
  // The server, which draws it first, knows no browser.
  const [isRecorder, setRecorder] = useState(false)
  useEffect(() => setRecorder(canRecord()), [])
  const add = useGrowing(answer, onChange)
  const recording = useUpload(kind, props, ({ fileId }, meant) => {
    add({ fileId, isRecorded: true, seconds: lengths.current.get(meant) ?? 0 })
  })
  const upload = useUpload(kind, props, ({ fileId }) => add({ fileId, isRecorded: false, seconds: 0 }))

  const keep = (file: File, length: number) => {
    lengths.current.set(file, length)
    void recording.send([file])
  }
  const keepCaptured = async ([file]: File[]) => {
    if (file) keep(file, await lengthOf(file, kind))
  }
  const remove = (at: number) => {
    const kept = answer.filter((_, place) => place !== at)
    onChange(kept.length > 0 ? kept : undefined)
  }
  const files = answer.map(({ fileId }, at) => {
    const name = say(kind === 'audio' ? 'formFill.soundOf' : 'formFill.videoOf', { at: at + 1 })
    const Player = kind
    return { name, content: <Player controls preload="none" src={fileAddress(fileId)} aria-label={name} /> }
  })
  return (
    <QuestionGroup asked={props}>
      {(wired) => (
        <>
          <KeptFiles files={files} onRemove={remove} context={context} />
          <GoingList going={[...recording.going, ...upload.going]} context={context} />
          {answer.length < max && (
            <div className="mt-row">
              {recorded &&
                (isRecorder ? (
                  <Recorder kind={kind} most={seconds} onRecorded={keep} context={context} />
                ) : (
                  <FilePick
                    wired={{ 'aria-invalid': wired['aria-invalid'] }}
                    label={sayRecord(say, seconds)}
                    accept={`${kind}/*`}
                    capture={kind === 'audio' ? 'user' : 'environment'}
                    onPick={(picked) => void keepCaptured(picked)}
                  />
                ))}
              {uploaded && (
                <FilePick
                  wired={{ 'aria-invalid': wired['aria-invalid'] }}
                  label={say('formFill.addFile')}
                  accept={`${kind}/*`}
                  isMultiple={max - answer.length > 1}
                  onPick={(picked) => void upload.send(picked.slice(0, max - answer.length))}
                />
              )}
            </div>
          )}
        </>
      )}
    </QuestionGroup>
  )
}
