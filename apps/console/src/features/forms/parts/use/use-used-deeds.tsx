import type { FilledCode } from '@matai/contract'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { client } from '../../../../client.ts'
import { DeleteIcon } from '../../../../ui/icons.ts'
import type { Deed } from '../../../../ui/list/use-deeds.ts'

/** What can be done with the codes of a form. */
export function useUsedDeeds(formId: number): readonly Deed<FilledCode>[] {
  const { t } = useTranslation()
  return useMemo(() => {
    async function takeOff(codes: readonly FilledCode[]) {
      const { changed } = await client.codeForms.removeForm({ ids: codes.map(({ id }) => id), formId })
      return {
        said: t('codeForms.takenOff', { count: changed.length }),
        undo: () => client.codeForms.addForm({ ids: changed, formId }),
      }
    }
    return [
      {
        key: 'takeOff',
        label: t('codeForms.takeOff'),
        icon: <DeleteIcon />,
        reason: ({ kind, name }) => (kind === 'form' ? t('codeForms.hasItsOwn', { name }) : undefined),
        asks: ({ name }) => ({
          title: t('codeForms.takeOffTitle', { name }),
          text: t('codeForms.takeOffText'),
          action: t('codeForms.takeOff'),
        }),
        run: (code) => takeOff([code]),
        many: { run: (codes) => takeOff(codes) },
      },
    ]
  }, [formId, t])
}
