import type { OpenMethod } from '@matai/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { client, sentenceOf } from '../../client.ts'
import type { CodeDeedProps } from '../../code-slot.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { toast } from '../../ui/toast-store.ts'
import { useSingleFlight } from '../../ui/use-single-flight.ts'
import { MethodChoice } from './parts/method-choice.tsx'
import css from './parts/open-methods.module.css'

/** Sets how phones open the codes that are chosen in the list. */
export function OpenDeed({ qrCodes, onClose, onDone }: CodeDeedProps) {
  const { t } = useTranslation()
  const queries = useQueryClient()
  const before = new Set(qrCodes.map(({ openMethod }) => openMethod))
  const [method, setMethod] = useState<OpenMethod | undefined>(before.size === 1 ? [...before][0] : undefined)
  const { run, running } = useSingleFlight(async (chosen: OpenMethod) => {
    try {
      const { changed: count } = await client.qrCodes.setOpen({ ids: qrCodes.map(({ id }) => id), method: chosen })
      await queries.invalidateQueries({ queryKey: ['qrCodes'] })
      toast.success(t('openMethods.saved', { count }))
      onDone()
    } catch (error) {
      toast.error(sentenceOf(error))
    }
  })
  return (
    <Dialog
      title={t('openMethods.many', { count: qrCodes.length })}
      action={t('app.save')}
      disabled={method === undefined}
      sending={running}
      onAct={() => method && void run(method)}
      onClose={onClose}
    >
      <MethodChoice value={method} disabled={running} onChange={setMethod} />
      <p className={css.soft}>{t('openMethods.printed')}</p>
    </Dialog>
  )
}
