import { useState } from 'react'
import type { FillProps } from '../../engine/fill-face.ts'
import { FilePick } from '../../fills/file-pick.tsx'
import { Labelled } from '../../fills/labelled.tsx'
import { asWritten, maskNote, withNote } from '../../fills/line-fill.tsx'
import { QuestionGroup } from '../../fills/question.tsx'
import type { ScanSettings } from './schema.ts'

export function Fill(props: FillProps<ScanSettings, string>) {
  const { id, settings, answer = '', onChange, context } = props
  const { readCode, say } = context
  const [state, setState] = useState<'calm' | 'reading' | 'nothing'>('calm')
  const read = (from: 'camera' | File) => {
    setState('reading')
    const found = readCode ? readCode(from, settings.reads) : Promise.resolve(null)
    found.then(
      (text) => {
        setState(text === null ? 'nothing' : 'calm')
        if (text !== null) onChange(text)
      },
      () => setState('nothing'),
    )
  }
  return (
    <QuestionGroup asked={withNote(props, maskNote(settings.mask, context))}>
      {(wired) => (
        <>
          {answer && !settings.typed && (
            <p className="mt-lines" role="status">
              {answer}
            </p>
          )}
          <div className="mt-row">
            <button
              type="button"
              className="mt-button mt-main"
              aria-describedby={wired['aria-describedby']}
              disabled={state === 'reading' || !readCode}
              onClick={() => read('camera')}
            >
              {say(answer ? 'formFill.scanAgain' : 'formFill.scan')}
            </button>
            {settings.fromPicture && (
              <FilePick
                wired={{ 'aria-invalid': wired['aria-invalid'] }}
                label={say('formFill.scanPicture')}
                accept="image/*"
                onPick={([picture]) => picture && read(picture)}
              />
            )}
          </div>
          {settings.typed && (
            <Labelled id={`q-${id}-typed`} label={say('formFill.scanTyped')}>
              {(part) => (
                <input
                  type="text"
                  className="mt-input"
                  {...asWritten}
                  {...part}
                  aria-invalid={wired['aria-invalid']}
                  value={answer}
                  onChange={({ currentTarget }) => onChange(currentTarget.value || undefined)}
                />
              )}
            </Labelled>
          )}
          {state === 'nothing' && (
            <p className="mt-problem" role="alert">
              {say('formFill.scanNothing')}
            </p>
          )}
        </>
      )}
    </QuestionGroup>
  )
}
