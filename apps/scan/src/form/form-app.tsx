import { useEffect, useState } from 'react'
import { FillPage } from './fill-page.tsx'
import type { FormAppProps } from './form-props.ts'
import type { Ended } from './ended.ts'
import { useFilling } from './use-filling.ts'
import { EndedNote } from './ended-note.tsx'

/** A form from its first question to what is said at the end. */
export function FormApp(props: FormAppProps) {
  const { page, say } = props
  const { AfterPage, PhoneGate, PersonNote, StartPage, WaitingNote } = props.later
  const [ended, setEnded] = useState<Ended | null>(null)
  const filling = useFilling(props, setEnded)
  const { waiting } = filling
  useEffect(() => {
    if (ended) scrollTo(0, 0)
  }, [ended])

  return (
    <>
      {page.ownerName && <p className="owner">{page.ownerName}</p>}
      <h1>{page.title}</h1>
      {page.person && !page.gate && PersonNote && <PersonNote page={page} say={say} />}
      {page.code && <p className="owner">{say('formPage.forCode', { name: page.code.name })}</p>}
      <noscript>
        <p className="problem">{say('formPage.needsScript')}</p>
      </noscript>
      {!waiting.isOnline && (
        <p className="told" role="status">
          {say('formPage.offline')}
        </p>
      )}
      {WaitingNote && <WaitingNote {...waiting} ended={ended} say={say} onOpen={(one) => void filling.reopen(one)} />}
      {page.gate ? (
        PhoneGate && (
          <PhoneGate
            form={page.id}
            say={say}
            title={say(page.gate.isRefused ? 'formPage.whoRefused' : 'formPage.whoAsked')}
            hint={say(`formPage.who_${page.gate.who}`)}
            submit={say('formPage.proveAndFill')}
            onProven={() => location.reload()}
          />
        )
      ) : ended ? (
        AfterPage ? (
          <AfterPage
            ended={ended}
            waiting={waiting}
            page={page}
            say={say}
            onAgain={() => setEnded(null)}
            onSent={(submitted) => setEnded({ is: 'done', submitted })}
          />
        ) : (
          <EndedNote ended={ended} say={say} />
        )
      ) : filling.sheet ? (
        <FillPage {...props} filling={filling} sheet={filling.sheet} />
      ) : (
        StartPage && <StartPage page={page} say={say} start={filling.start} isReady={props.device !== null} />
      )}
    </>
  )
}
