import type { Brand } from '@matai/contract'
import { useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Button, Radio } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { client } from '../../../client.ts'
import { paths } from '../../../paths.ts'
import { Panel } from '../../../ui/panel.tsx'
import { toast } from '../../../ui/toast-store.ts'
import { useForm } from '../../../ui/use-form.ts'
import css from '../brand.module.css'
import { BrandFields, draftOf, valuesOf } from './brand-fields.tsx'
import { ownBrandQuery } from './brand-query.ts'

interface OwnLookFormProps {
  id: string
  /** Null: the page looks as all pages of the account. */
  own: Brand | null
  all: Brand
}

/** Gives the page of one code a look of its own, or takes it back. */
export function OwnLookForm({ id, own, all }: OwnLookFormProps) {
  const { t } = useTranslation()
  const queries = useQueryClient()
  const [isOwn, setOwn] = useState(own !== null)
  const { sending, submit, ...fields } = useForm({
    initial: valuesOf(own ?? all),
    onSubmit: async (values) => {
      await client.qrCodes.setBrand({ ids: [id], brand: isOwn ? draftOf(values) : null })
      await queries.invalidateQueries({ queryKey: ownBrandQuery(id).queryKey })
      await queries.invalidateQueries({ queryKey: ['audit'] })
      toast.success(t('brand.saved'))
    },
  })
  return (
    <Panel>
      <form className={css.form} onSubmit={submit} noValidate>
        <Radio.Group
          aria-label={t('brand.codeTab')}
          value={isOwn}
          onChange={({ target }) => setOwn(target.value)}
          options={[
            { value: false, label: t('brand.asAll') },
            { value: true, label: t('brand.ownLook') },
          ]}
        />
        {isOwn ? (
          <BrandFields {...fields} />
        ) : (
          <p className={css.note}>
            {t('brand.asAllText')} <Link to={paths.brand}>{t('brand.title')}</Link>
          </p>
        )}
        <Button type="primary" htmlType="submit" loading={sending}>
          {t('app.save')}
        </Button>
      </form>
    </Panel>
  )
}
