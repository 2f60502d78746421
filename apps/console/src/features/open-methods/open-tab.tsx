import type { OpenMethod } from '@matai/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { client, sentenceOf } from '../../client.ts'
import type { CodeTabProps } from '../../code-slot.ts'
import { useLooking } from '../../ui/looking.ts'
import { toast } from '../../ui/toast-store.ts'
import { useSingleFlight } from '../../ui/use-single-flight.ts'
import { MethodChoice } from './parts/method-choice.tsx'
import { MiniCode } from './parts/mini-code.tsx'
import css from './parts/open-methods.module.css'

/** How phones open a live code, and its mini program code. */
export function OpenTab({ qrCode: { id, name, openMethod, can } }: CodeTabProps) {
  const { t } = useTranslation()
  const queries = useQueryClient()
  const looking = useLooking()
  const locked = looking ?? (can.edit ? undefined : t('openMethods.notEdit'))
  const { run, running } = useSingleFlight(async (method: OpenMethod) => {
    try {
      const { changed: count } = await client.qrCodes.setOpen({ ids: [id], method })
      toast.success(t('openMethods.saved', { count }))
    } catch (error) {
      toast.error(sentenceOf(error))
    }
    await queries.invalidateQueries({ queryKey: ['qrCodes'] })
  })
  return (
    <div className={css.tab}>
      {locked && <p role="status">{locked}</p>}
      <MethodChoice
        value={openMethod}
        disabled={running || locked !== undefined}
        onChange={(method) => void run(method)}
      />
      <p className={css.soft}>{t('openMethods.printed')}</p>
      <MiniCode id={id} name={name || id} />
    </div>
  )
}
