import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { FormBody } from '../../../ui/forms/form-body.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { SearchIcon } from '../../../ui/icons.ts'
import { useForm } from '../../../ui/use-form.ts'
import css from './operators.module.css'

/** Opens any uploaded file by its id or its address. */
export function FindFile({ initial, onFind }: { initial: string; onFind: (file: string) => void }) {
  const { t } = useTranslation()
  const form = useForm({
    initial: { file: initial },
    checks: { file: (file) => (file.trim() ? undefined : t('operators.fileMissing')) },
    onSubmit: ({ file }) => onFind(file.trim()),
  })
  return (
    <div role="search" className={css.find}>
      <FormBody form={form}>
        <div className={css.findRow}>
          <TextField
            label={t('operators.fileTyped')}
            placeholder="/u/…"
            max={1_000}
            type="search"
            {...form.field('file')}
          />
          <Button htmlType="submit" icon={<SearchIcon />}>
            {t('operators.fileFind')}
          </Button>
        </div>
      </FormBody>
    </div>
  )
}
