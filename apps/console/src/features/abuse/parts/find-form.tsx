import { Button, Input } from 'antd'
import { useTranslation } from 'react-i18next'
import { SearchIcon } from '../../../ui/icons.ts'
import { Field } from '../../../ui/field.tsx'
import { useForm } from '../../../ui/use-form.ts'
import css from './operator.module.css'

/** Opens any live code by what is printed on it. */
export function FindForm({ onFind }: { onFind: (typed: string) => void }) {
  const { t } = useTranslation()
  const form = useForm({
    initial: { code: '' },
    checks: { code: (code) => (code.trim() ? undefined : t('abuse.codeMissing')) },
    onSubmit: ({ code }) => onFind(code.trim()),
  })
  return (
    <form className={css.find} role="search" onSubmit={(event) => void form.submit(event)}>
      <Field label={t('abuse.findLabel')} labelHidden error={form.errors.code}>
        <Input
          value={form.values.code}
          maxLength={500}
          placeholder={t('abuse.findLabel')}
          onChange={(event) => form.set('code', event.target.value)}
        />
      </Field>
      <Button htmlType="submit" icon={<SearchIcon />}>
        {t('abuse.find')}
      </Button>
    </form>
  )
}
