import type { FormRecord } from '@matai/contract'
import { fillOf } from '@matai/form-kit/fills'
import { FormFill } from '@matai/form-kit/fill'
import '@matai/form-kit/form.css'
import { type Answers, schemaOf } from '@matai/form-kit/schema'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { client, sentenceOf } from '../../../../client.ts'
import { SideDrawer } from '../../../../ui/side-drawer.tsx'
import { toast } from '../../../../ui/toast-store.ts'
import { useSingleFlight } from '../../../../ui/use-single-flight.ts'
import { recordsOf } from '../queries.ts'
import { useFillContext } from './fill-context.ts'

interface EditDrawerProps {
  record: FormRecord
  formId: number
  onClose: () => void
}

/** The form as it was filled in, with its answers, to be changed by the same rules. */
export function EditDrawer({ record, formId, onClose }: EditDrawerProps) {
  const { t } = useTranslation()
  const { id, edits, number, document } = record
  const [answers, setAnswers] = useState<Answers>(record.answers)
  const changed = recordsOf(formId).useChanged()
  const context = useFillContext(record)
  const shown = useMemo(() => ({ ...document, submitLabel: t('recordScreens.save') }), [document, t])
  const { run, running } = useSingleFlight(async (kept: Answers) => {
    // What is hidden now was taken away by the form; the call hears of it as null.
    const gone = Object.keys(record.answers).filter((key) => !Object.hasOwn(kept, key))
    const wished = { ...kept, ...Object.fromEntries(gone.map((key) => [key, null])) }
    try {
      await client.records.editRecord({ id, edits, answers: wished })
      toast.success(t('recordScreens.saved'))
      onClose()
    } catch (error) {
      toast.error(sentenceOf(error))
    } finally {
      await changed()
    }
  })
  return (
    <SideDrawer title={t('recordScreens.editTitle', { number })} width={560} whole onClose={onClose}>
      <FormFill
        document={shown}
        answers={answers}
        onAnswers={setAnswers}
        onSubmit={(kept) => void run(kept)}
        faceOf={schemaOf}
        fillOf={fillOf}
        context={context}
        isSending={running}
      />
    </SideDrawer>
  )
}
