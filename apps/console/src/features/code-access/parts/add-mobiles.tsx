import { useQueryClient } from '@tanstack/react-query'
import { Button, Input } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { client, sentenceOf } from '../../../client.ts'
import { Field } from '../../../ui/field.tsx'
import { toast } from '../../../ui/toast-store.ts'
import { useForm } from '../../../ui/use-form.ts'
import { mobilesChanged } from './access-queries.ts'
import css from './access.module.css'
import { ImportMobiles } from './import-mobiles.tsx'
import { PasteMobiles } from './paste-mobiles.tsx'

/** One phone by hand, or many that are pasted or stand in a workbook. */
export function AddMobiles({ id }: { id: string }) {
  const { t } = useTranslation()
  const queries = useQueryClient()
  const [isPasting, setPasting] = useState(false)

  async function add(mobiles: { mobile: string; name: string }[]): Promise<boolean> {
    try {
      const { added } = await client.codeAccess.addMobile({ id, mobiles })
      const known = mobiles.length - added
      toast.success(
        known > 0 ? t('codeAccess.addedKnown', { count: added, known }) : t('codeAccess.added', { count: added }),
      )
      return true
    } catch (error) {
      toast.error(sentenceOf(error))
      return false
    } finally {
      mobilesChanged(queries, id)
    }
  }

  return (
    <div className={css.add}>
      <ByHand onAdd={(mobile, name) => add([{ mobile, name }])} />
      <div className={css.ways}>
        <Button aria-expanded={isPasting} onClick={() => setPasting(!isPasting)}>
          {t('codeAccess.pasteMany')}
        </Button>
        <ImportMobiles id={id} />
      </div>
      {isPasting && <PasteMobiles onAdd={add} />}
    </div>
  )
}

function ByHand({ onAdd }: { onAdd: (mobile: string, name: string) => Promise<boolean> }) {
  const { t } = useTranslation()
  const form = useForm({
    initial: { mobile: '', name: '' },
    checks: {
      mobile: async (mobile) => {
        const { parseMobile } = await import('@matai/rules/mobile')
        const { readerOf } = await import('./parse-mobiles.ts')
        return readerOf(parseMobile)(mobile) ? undefined : t('codeAccess.mobileWrong')
      },
    },
    onSubmit: async ({ mobile, name }) => {
      if (await onAdd(mobile.trim(), name.trim())) form.reset({ mobile: '', name: '' })
    },
  })
  return (
    <form className={css.byHand} noValidate onSubmit={(event) => void form.submit(event)}>
      <Field label={t('codeAccess.mobile')} error={form.errors.mobile}>
        <Input
          type="tel"
          autoComplete="off"
          maxLength={30}
          value={form.values.mobile}
          onChange={(event) => form.set('mobile', event.target.value)}
        />
      </Field>
      <Field label={t('codeAccess.personName')}>
        <Input
          autoComplete="off"
          maxLength={50}
          value={form.values.name}
          onChange={(event) => form.set('name', event.target.value)}
        />
      </Field>
      <Button htmlType="submit" loading={form.sending} className={css.besideField ?? ''}>
        {t('codeAccess.add')}
      </Button>
    </form>
  )
}
