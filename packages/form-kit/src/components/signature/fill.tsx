import { useState } from 'react'
import type { FillContext, FillProps } from '../../engine/fill-face.ts'
import { GoingList } from '../../fills/going-list.tsx'
import { QuestionGroup } from '../../fills/question.tsx'
import { useUpload } from '../../fills/use-upload.ts'
import { Pad } from './pad.tsx'
import type { SignatureAnswer, SignatureSettings } from './schema.ts'

export function Fill(props: FillProps<SignatureSettings, SignatureAnswer>) {
  const { id, settings, answer, onChange, context } = props
  const { going, send } = useUpload('picture', props, ({ fileId }) => onChange({ fileId }))
  return (
    <QuestionGroup asked={props}>
      {() => (
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
              <Pad title={settings.title} context={context} onPicture={(picture) => void send([picture])} />
            )
          )}
          <GoingList going={going} context={context} />
          {settings.byPhone && !answer && <ByPhone id={id} context={context} />}
        </>
      )}
    </QuestionGroup>
  )
}

/** Who fills at a desk signs on a phone: the address of the page that does it. */
function ByPhone({ id, context }: { id: string; context: FillContext }) {
  const [address, setAddress] = useState('')
  const { signByPhone, say } = context
  if (!signByPhone) return null
  if (address) {
    return (
      <p className="mt-hint">
        {say('formFill.signOnPhone')} <a href={address}>{address}</a>
      </p>
    )
  }
  return (
    <button type="button" className="mt-button" onClick={() => void signByPhone(id).then(setAddress)}>
      {say('formFill.signByPhone')}
    </button>
  )
}
