import { filledIn, FormPages } from '@matai/form-kit/fill'
import { useMemo, useRef } from 'react'
import { CarryDraft } from './carry/carry-draft.tsx'
import { contextOf } from './context.ts'
import type { FormAppProps } from './form-props.ts'
import type { Sheet } from './page-data.ts'
import type { Filling } from './use-filling.ts'
import { useFiles } from './use-files.ts'

interface FillPageProps extends FormAppProps {
  filling: Filling
  sheet: Sheet
}

/** What may stand in the questions before anybody answers. */
const knownOf = ({ code, facts }: FillPageProps['page']) => ({ variables: code?.variables ?? {}, person: facts })

/** The questions, with what is known of the draft around them. */
export function FillPage({ page, say, faceOf, fillOf, device, later, filling, sheet }: FillPageProps) {
  const { ExamTime } = later
  const { draft, kept, problems, failure, isSending, submit } = filling
  const shown = useRef(new Map<string, string>())
  const clock = draft?.clock ?? null
  const now = () => Date.now() + (clock?.ahead ?? 0)
  const proofs = draft?.proofs ?? {}
  const onProven = (mobile: string, proof: string) => kept.change({ proofs: { ...proofs, [mobile]: proof } })
  const around = { page, sheet, say, device, now, shown: shown.current, proofs, onProven }
  const context = contextOf({ ...around, leave: draft && kept.keepNow })
  // What stands there at first is put in once: whoever takes it away wants it gone.
  const answers =
    draft?.at === 0
      ? filledIn(sheet.document, draft.answers, { known: knownOf(page), facts: context.facts, faceOf })
      : (draft?.answers ?? {})
  const found = useFiles(device, answers, shown.current)
  // What is found out around the questions, such as what waits on this device, draws none of them again.
  const pages = useMemo(
    () => (
      <FormPages
        key={kept.round}
        document={sheet.document}
        answers={answers}
        onAnswers={(answers) => kept.change({ answers })}
        pageId={draft?.page}
        onPage={(page) => kept.change({ page, answers })}
        onSubmit={(checked) => void submit(checked)}
        faceOf={faceOf}
        fillOf={fillOf}
        context={context}
        problems={problems}
        // Until the page can take it a browser would send the form itself, and load the page anew.
        isSending={isSending || !draft}
      />
    ),
    // What else it takes changes with these.
    // oxlint-disable-next-line react/exhaustive-deps
    [draft, sheet, problems, isSending, found],
  )
  const startOver = () => {
    if (confirm(say('formPage.startOverSure'))) void kept.begin()
  }
  return (
    <>
      {kept.isFound && (
        <p className="told" role="status">
          {say('formPage.draftFound')}{' '}
          {!clock && (
            <button type="button" className="plain" onClick={startOver}>
              {say('formPage.startOver')}
            </button>
          )}
        </p>
      )}
      {clock && ExamTime && <ExamTime clock={clock} say={say} onOver={() => void submit(answers)} />}
      {pages}
      <p className="state" role="status">
        {isSending
          ? say('formPage.sending')
          : device?.isLasting === false
            ? say('formPage.notKept')
            : kept.isKept && say('formPage.draftKept')}
      </p>
      {draft && draft.at > 0 && !clock && <CarryDraft draft={draft} say={say} />}
      {failure && (
        <p className="problem" role="alert">
          {say('formPage.failed', { reason: failure })}{' '}
          {clock && (
            <button type="button" className="plain" onClick={startOver}>
              {say('formPage.startOver')}
            </button>
          )}
        </p>
      )}
    </>
  )
}
