import { useState } from 'react'
import type { FillProps } from '../../engine/fill-face.ts'
import { Labelled } from '../../fills/labelled.tsx'
import { PictureList } from '../../fills/picture-list.tsx'
import { QuestionGroup } from '../../fills/question.tsx'
import type { WechatAnswer, WechatSettings } from './schema.ts'

/** Known within WeChat when the filler agrees; typed everywhere else. */
export function Fill(props: FillProps<WechatSettings, WechatAnswer>) {
  const { id, settings, answer = { name: '', avatarFileId: null }, onChange, onBusy, context } = props
  const { wechat, say } = context
  const [isRefused, setRefused] = useState(false)
  const change = (next: WechatAnswer) => onChange(next.name === '' && next.avatarFileId === null ? undefined : next)
  const ask = () => {
    setRefused(false)
    wechat?.().then(change, () => setRefused(true))
  }
  return (
    <QuestionGroup asked={props}>
      {(wired) => (
        <>
          {wechat && (
            <button type="button" className="mt-button" onClick={ask}>
              {say('formFill.wechatAsk')}
            </button>
          )}
          {isRefused && (
            <p className="mt-problem" role="alert">
              {say('formFill.wechatRefused')}
            </p>
          )}
          <Labelled id={`q-${id}-name`} label={say('formFill.wechatName')}>
            {(part) => (
              <input
                type="text"
                className="mt-input"
                autoComplete="off"
                {...part}
                aria-invalid={wired['aria-invalid']}
                aria-required={wired['aria-required']}
                value={answer.name}
                onChange={({ currentTarget }) => change({ ...answer, name: currentTarget.value })}
              />
            )}
          </Labelled>
          {settings.avatar && (
            <div className="mt-part">
              <PictureList
                name={say('forms.partAvatar')}
                most={1}
                ids={answer.avatarFileId === null ? [] : [answer.avatarFileId]}
                onChange={([avatarFileId = null]) => change({ ...answer, avatarFileId })}
                onBusy={onBusy}
                context={context}
              />
            </div>
          )}
        </>
      )}
    </QuestionGroup>
  )
}
