import type { CompanyHome } from '@matai/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { client } from '../../../client.ts'
import { toast } from '../../../ui/toast-store.ts'
import { useForm } from '../../../ui/use-form.ts'
import { companyQuery } from './company-query.ts'

/** Name, introduction and logo while they are written. */
export function useInfo({ company }: CompanyHome, onSaved: () => void) {
  const { t } = useTranslation()
  const queries = useQueryClient()
  const form = useForm({
    initial: { name: company?.name ?? '', intro: company?.intro ?? '', logoId: company?.logo ?? null },
    checks: {
      name: (name) => (name.trim() === '' ? t('company.nameMissing') : undefined),
      intro: (intro) => (intro.trim() === '' ? t('company.introMissing') : undefined),
    },
    onSubmit: async ({ name, intro, logoId }) => {
      const saved = await client.company.setHome({ name, intro, logoId: logoId?.id ?? null })
      queries.setQueryData(companyQuery.queryKey, saved)
      form.reset({ name, intro, logoId })
      toast.success(t('company.saved'))
      onSaved()
    },
  })
  return form
}

export type InfoFormState = ReturnType<typeof useInfo>
