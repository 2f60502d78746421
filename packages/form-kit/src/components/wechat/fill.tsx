import { useEffect, useState } from 'react'
import type { FillProps, WechatWay } from '../../engine/fill-face.ts'
import { Labelled } from '../../fills/labelled.tsx'
import { PictureList } from '../../fills/picture-list.tsx'
import { QuestionGroup } from '../../fills/question.tsx'
import type { WechatAnswer, WechatSettings } from './schema.ts'

const nobody: WechatAnswer = { name: '', avatarFileId: null, openId: '' }

/** Known within WeChat when the filler agrees; typed everywhere else, and then nobody says that it is so. */
export function Fill(props: FillProps<WechatSettings, WechatAnswer>) {
  const { id, settings, answer = nobody, onChange, onBusy, context } = props
  const { wechat, say } = context
  const [way, setWay] = useState<WechatWay | null>(null)
  const change = (next: WechatAnswer) => onChange(next.name === '' && next.avatarFileId === null ? undefined : next)
  const isAsked = wechat !== undefined
  useEffect(() => {
    void wechat?.(id).then((found) => {
      setWay(found)
      const { told } = found
      if (told && typeof told !== 'string')
        onChange({ ...told, avatarFileId: settings.avatar ? told.avatarFileId : null })
    })
    // Asked once, when the page can tell: what it came back with is said once.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isAsked, id])
  return (
    <QuestionGroup asked={props}>
      {(wired) => (
        <>
          {way?.ask ? (
            <button type="button" className="mt-button" onClick={() => way.ask?.(settings.avatar)}>
              {say('formFill.wechatAsk')}
            </button>
          ) : (
            way && <p className="mt-hint">{say('formFill.wechatElsewhere')}</p>
          )}
          {typeof way?.told === 'string' && (
            <p className="mt-problem" role="alert">
              {way.told}
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
                onChange={({ currentTarget }) => change({ ...answer, name: currentTarget.value, openId: '' })}
              />
            )}
          </Labelled>
          {answer.openId && <p className="mt-hint">{say('formFill.wechatProven')}</p>}
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
