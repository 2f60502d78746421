import type { CallOutput, contract } from '@matai/contract'
import type { Fill } from '@matai/form-kit/fill'
import type { Component } from '@matai/form-kit/schema'
import type { Translate } from '@matai/i18n'
import { useEffect, useState } from 'react'
import { load, loadedFill } from '../browser/parts.ts'
import { contextOf } from '../context.ts'
import { call } from '../net/call.ts'
import type { FormPage } from '../page-data.ts'

type Asked = CallOutput<typeof contract.deskSignatures.open>

/** The phone's side of a form that is filled at a desk: one question, whose answer goes there. */
export function SignPage({ page, say }: { page: FormPage; say: Translate }) {
  const token = location.hash.slice(1)
  const [asked, setAsked] = useState<Question | null>(null)
  const [failure, setFailure] = useState('')
  const [isSigned, setSigned] = useState(false)
  const [round, setRound] = useState(0)
  useEffect(() => {
    setFailure('')
    call<Asked>('/v/form/sign_open', { token })
      .then(async ({ component }) => {
        await load([component.type])
        setAsked({ component, Fill: loadedFill(component.type) })
      })
      .catch((error: unknown) => setFailure((error instanceof Error && error.message) || say('formPage.tryAgain')))
  }, [token, round, say])

  return (
    <>
      {page.ownerName && <p className="owner">{page.ownerName}</p>}
      <h1>{page.title}</h1>
      {isSigned ? (
        <p className="told" role="status">
          {say('formPage.signArrived')}
        </p>
      ) : asked ? (
        <Signing {...asked} page={page} say={say} token={token} onSigned={() => setSigned(true)} />
      ) : (
        !failure && <p role="status">{say('formPage.signReading')}</p>
      )}
      {failure && (
        <p className="problem" role="alert">
          {failure}{' '}
          <button type="button" className="plain" onClick={() => setRound(round + 1)}>
            {say('formPage.signAgain')}
          </button>
        </p>
      )}
    </>
  )
}

interface Question {
  component: Component
  Fill: Fill
}

interface SigningProps extends Question {
  page: FormPage
  say: Translate
  token: string
  onSigned(): void
}

function Signing({ component, Fill, page, say, token, onSigned }: SigningProps) {
  const context = contextOf({
    ...{ page, say, device: null, now: Date.now, shown: new Map(), proofs: {}, onProven: () => {} },
    sheet: { version: 0, document: { pages: [] } as never, seed: null, files: [], used: {} }, // one question has no others
  })
  return (
    <div className="mt-form">
      <Fill
        id={component.id}
        settings={{ ...component.settings, byPhone: false }}
        answer={undefined}
        onChange={() => onSigned()}
        onBusy={() => {}}
        problems={[]}
        isRequired
        number=""
        context={{
          ...context,
          upload: async (file) => {
            await call('/v/form/sign', { token, picture: await dataOf(file) })
            return { fileId: 'at-the-desk' }
          },
        }}
      />
    </div>
  )
}

const dataOf = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(reader.error ?? new Error())
    reader.readAsDataURL(file)
  })
