import type { StyleTemplate } from '@matai/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { client, sentenceOf } from '../../../../client.ts'
import { toast } from '../../../../ui/toast-store.ts'
import { useUser } from '../../../../user.ts'
import { stylesChanged } from './style-queries.ts'

/** What can be done with a saved style without another screen. */
export function useStyleDeeds() {
  const { t } = useTranslation()
  const { beautyTemplateId } = useUser()
  const queries = useQueryClient()

  return useMemo(() => {
    async function perform(deed: () => Promise<string>, undo?: () => Promise<unknown>): Promise<void> {
      try {
        const text = await deed()
        stylesChanged(queries)
        toast.success(text, undo && { label: t('app.undo'), run: () => void takeBack(undo) })
      } catch (error) {
        toast.error(sentenceOf(error))
      }
    }
    const takeBack = (undo: () => Promise<unknown>) =>
      perform(async () => {
        await undo()
        return t('styles.undone')
      })

    return {
      saveName: async ({ id }: StyleTemplate, name: string) => {
        stylesChanged(queries, await client.styleTemplates.renameTemplate({ id, name }))
        toast.success(t('app.saved'))
      },
      /** What new codes of this person take; null: the plain style again. */
      choose: (template: StyleTemplate, chosen: boolean) =>
        perform(
          async () => {
            await client.styleTemplates.setUserTemplate({ id: chosen ? template.id : null })
            return t(chosen ? 'styles.defaultSet' : 'styles.defaultCleared', { name: template.name })
          },
          () => client.styleTemplates.setUserTemplate({ id: chosen ? beautyTemplateId : template.id }),
        ),
      /** Codes keep their looks, so a style that is gone is only missed here: it can be taken back for a while. */
      remove: ({ id, name, style, isDefault }: StyleTemplate) =>
        perform(
          async () => {
            await client.styleTemplates.delTemplateByid({ id })
            return t('styles.removed', { name })
          },
          async () => {
            const again = await client.styleTemplates.saveTemplate({ name, style })
            if (isDefault) await client.styleTemplates.setUserTemplate({ id: again.id })
          },
        ),
    }
  }, [queries, t, beautyTemplateId])
}

export type StyleDeeds = ReturnType<typeof useStyleDeeds>
