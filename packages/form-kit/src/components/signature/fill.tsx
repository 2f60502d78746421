import { useState } from 'react'
import type { FillProps } from '../../engine/fill-face.ts'
import { problem } from '../../engine/problem.ts'
import { GoingList } from '../../fills/going-list.tsx'
import { QuestionGroup } from '../../fills/question.tsx'
import { useUpload } from '../../fills/use-upload.ts'
import { ByPhone } from './by-phone.tsx'
import { Pad } from './pad.tsx'
import type { SignatureAnswer, SignatureSettings } from './schema.ts'

export function Fill(props: FillProps<SignatureSettings, SignatureAnswer>) {
  const { id, settings, answer, onChange, context } = props
  const { going, send } = useUpload('picture', props, ({ fileId }) => onChange({ fileId }))
  const [isDrawn, setDrawn] = useState(false)
  // Who drew and went on did not leave it out: what is missing is a word that this is it.
  const waits = isDrawn && !answer?.fileId && props.problems.length > 0
  const asked = waits ? { ...props, problems: [problem('formFill.signUnconfirmed')] } : props
  return (
    <QuestionGroup asked={asked}>
      {(wired) => (
        <>
          {answer?.fileId ? (
            <div className="mt-signed">
              <img src={context.fileAddress(answer.fileId)} alt={context.say('formFill.signed')} />
              <button type="button" className="mt-button" onClick={() => onChange(undefined)}>
                {context.say('formFill.signAgain')}
              </button>
            </div>
          ) : (
            going.length === 0 && (
              <Pad
                wired={wired}
                title={settings.title}
                context={context}
                isDrawn={isDrawn}
                onDrawn={setDrawn}
                onPicture={(picture) => void send([picture])}
              />
            )
          )}
          <GoingList going={going} context={context} />
          {settings.byPhone && !answer && going.length === 0 && (
            <ByPhone id={id} context={context} onPicture={(picture) => void send([picture])} />
          )}
        </>
      )}
    </QuestionGroup>
  )
}
