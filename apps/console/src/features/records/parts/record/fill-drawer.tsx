import type { Form } from '@matai/contract'
import { fillOf } from '@matai/form-kit/fills'
import { FormFill } from '@matai/form-kit/fill'
import '@matai/form-kit/form.css'
import { type Answers, schemaOf } from '@matai/form-kit/schema'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { client, sentenceOf } from '../../../../client.ts'
import { ErrorState } from '../../../../ui/error-state.tsx'
import { SideDrawer } from '../../../../ui/side-drawer.tsx'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import { toast } from '../../../../ui/toast-store.ts'
import { useSingleFlight } from '../../../../ui/use-single-flight.ts'
import { publishedFormQuery, recordsOf } from '../queries.ts'
import { useFillContext } from './fill-context.ts'

interface FillDrawerProps {
  recordId: number
  /** of the record; and the one that is filled in */
  formId: number
  otherId: number
  onClose: () => void
}

const noFiles: never[] = []

/** Another form, filled in for a record: what is written there goes on with it. */
export function FillDrawer(props: FillDrawerProps) {
  const { t } = useTranslation()
  const { data, error, refetch } = useQuery(publishedFormQuery(props.otherId))
  const title = data ? t('recordScreens.fillOtherTitle', { title: data.title }) : t('recordScreens.fillOther')
  return (
    <SideDrawer title={title} width={560} whole onClose={props.onClose}>
      {data && <Filling {...props} form={data} />}
      {!data && (error ? <ErrorState error={error} onRetry={refetch} /> : <Skeleton rows={8} height={24} />)}
    </SideDrawer>
  )
}

function Filling({ recordId, formId, form, onClose }: FillDrawerProps & { form: Form }) {
  const { t } = useTranslation()
  const [answers, setAnswers] = useState<Answers>({})
  const [at] = useState(() => new Date().toISOString())
  const changed = recordsOf(formId).useChanged()
  const context = useFillContext({ files: noFiles, at })
  const { run, running } = useSingleFlight(async (kept: Answers) => {
    try {
      await client.followUps.fill({ recordId, formId: form.id, formVersion: form.shown, answers: kept })
      toast.success(t('recordScreens.fillOtherDone'))
      onClose()
    } catch (error) {
      toast.error(sentenceOf(error))
    } finally {
      await changed()
    }
  })
  return (
    <FormFill
      document={form.document}
      answers={answers}
      onAnswers={setAnswers}
      onSubmit={(kept) => void run(kept)}
      faceOf={schemaOf}
      fillOf={fillOf}
      context={context}
      isSending={running}
    />
  )
}
