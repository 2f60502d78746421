import type { Brand } from '@matai/contract'
import { useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { client } from '../../../client.ts'
import { paths } from '../../../paths.ts'
import { Panel } from '../../../ui/panel.tsx'
import { toast } from '../../../ui/toast-store.ts'
import { useForm } from '../../../ui/use-form.ts'
import css from '../brand.module.css'
import { BrandFields, draftOf, valuesOf } from './brand-fields.tsx'
import { brandQuery } from './brand-query.ts'

/** Sets how the pages look; the name stands with the account. */
export function BrandForm({ brand }: { brand: Brand }) {
  const { t } = useTranslation()
  const queries = useQueryClient()
  const { sending, submit, ...fields } = useForm({
    initial: valuesOf(brand),
    onSubmit: async (values) => {
      queries.setQueryData(brandQuery.queryKey, await client.brand.set(draftOf(values)))
      toast.success(t('brand.saved'))
    },
  })
  return (
    <Panel>
      <form className={css.form} onSubmit={submit} noValidate>
        <p className={css.note}>
          {t('brand.text')} <Link to={paths.user}>{t('brand.toName')}</Link>
        </p>
        <BrandFields {...fields} />
        <Button type="primary" htmlType="submit" loading={sending}>
          {t('app.save')}
        </Button>
      </form>
    </Panel>
  )
}
