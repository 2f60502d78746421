import type { OwnRecordInfo } from '@matai/contract'
import { FormPages } from '@matai/form-kit/fill'
import type { AnswerProblem, Answers } from '@matai/form-kit/schema'
import type { Translate } from '@matai/i18n'
import { useEffect, useMemo, useRef, useState } from 'react'
import { load, loadedFace, loadedFill } from '../browser/parts.ts'
import { contextOf } from '../context.ts'
import type { Device } from '../device/device.ts'
import { componentsOf } from '../form-parts.ts'
import { call, Refused } from '../net/call.ts'
import type { FormPage } from '../page-data.ts'
import { problemsFrom } from '../problems-from.ts'
import { reasonOf } from '../who/prove.ts'
import { Back } from './back.tsx'

interface ChangeProps {
  page: FormPage
  say: Translate
  device: Device
  record: OwnRecordInfo
  onCancel(): void
  onChanged(record: OwnRecordInfo): void
}

/** The form as it was filled in, with its answers, to be changed by the same rules. */
export function OwnChange({ page, say, device, record, onCancel, onChanged }: ChangeProps) {
  const { document, answers: before, id, edits, version, seed, files } = record
  const [answers, setAnswers] = useState<Answers>(before)
  const [proofs, setProofs] = useState<Readonly<Record<string, string>>>({})
  const [problems, setProblems] = useState<readonly AnswerProblem[]>([])
  const [failure, setFailure] = useState('')
  const [isSending, setSending] = useState(false)
  const [isLoaded, setLoaded] = useState(false)
  const [pageId, setPageId] = useState('')
  const shown = useRef(new Map(files.map((file) => [file.id, file.url])))
  const sheet = useMemo(() => ({ version, document, seed, files, used: {} }), [version, document, seed, files])
  useEffect(() => {
    void load(componentsOf(document).map(({ type }) => type)).then(() => setLoaded(true))
  }, [document])
  if (!isLoaded) return <p role="status">{say('ownRecords.reading')}</p>
  const context = contextOf({
    page,
    sheet,
    say,
    device,
    // What had to be so when it was filled in has to be so now.
    now: () => Date.parse(record.at),
    shown: shown.current,
    proofs,
    onProven: (mobile, proof) => setProofs((known) => ({ ...known, [mobile]: proof })),
  })
  const save = async (kept: Answers) => {
    setSending(true)
    setProblems([])
    setFailure('')
    // What is hidden now was taken away by the form; the call hears of it as null.
    const gone = Object.keys(before).filter((key) => !(key in kept))
    const wished = { ...kept, ...Object.fromEntries(gone.map((key) => [key, null])) }
    try {
      const input = { id: page.id, recordId: id, edits, answers: wished, proofs: Object.values(proofs) }
      onChanged(await call<OwnRecordInfo>('/v/form/change_own', input))
    } catch (error) {
      const found = error instanceof Refused ? problemsFrom(error.issues) : []
      setProblems(found)
      if (found.length === 0) setFailure(reasonOf(error, say))
      setSending(false)
    }
  }
  return (
    <>
      <Back onBack={onCancel} say={say} />
      <FormPages
        document={{ ...document, submitLabel: say('ownRecords.save') }}
        answers={answers}
        onAnswers={setAnswers}
        onSubmit={(kept) => void save(kept)}
        faceOf={loadedFace}
        fillOf={loadedFill}
        context={context}
        problems={problems}
        isSending={isSending}
        pageId={pageId}
        onPage={setPageId}
      />
      {failure && (
        <p className="problem" role="alert">
          {say('ownRecords.notSaved', { reason: failure })}
        </p>
      )}
    </>
  )
}
