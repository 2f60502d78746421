import { client, sentenceOf } from '../../../../client.ts'
import { toast } from '../../../../ui/toast-store.ts'
import { useSettingsChanged } from './settings-queries.ts'

/** Takes a rule of the settings away. */
export function useRemoveRule(formId: number) {
  const changed = useSettingsChanged(formId)
  return async (id: number) => {
    try {
      changed(await client.formSettings.delRule({ formId, id }))
    } catch (error) {
      toast.error(sentenceOf(error))
    }
  }
}
