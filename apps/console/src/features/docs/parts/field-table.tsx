import { useTranslation } from 'react-i18next'
import css from '../docs-screen.module.css'
import type { DocumentedField } from './fields.ts'

interface FieldTableProps {
  fields: DocumentedField[]
  label: string
  /** Input says what must be given; output always gives what it declares. */
  withRequired?: boolean
}

export function FieldTable({ fields, label, withRequired = false }: FieldTableProps) {
  const { t } = useTranslation()
  if (fields.length === 0) return <p>{t('docs.noFields')}</p>
  return (
    <div className={css.scroll}>
      <table className={css.fields} aria-label={label}>
        <thead>
          <tr>
            <th scope="col">{t('docs.field')}</th>
            <th scope="col">{t('docs.type')}</th>
            {withRequired && <th scope="col">{t('docs.required')}</th>}
            <th scope="col">{t('docs.range')}</th>
          </tr>
        </thead>
        <tbody>
          {fields.map(({ name, type, required, limits, default: fallback }) => (
            <tr key={name}>
              <td>
                <code>{name}</code>
              </td>
              <td>
                <code>{type}</code>
              </td>
              {withRequired && <td>{required && fallback === undefined ? t('docs.yes') : t('docs.no')}</td>}
              <td>
                <code>{limits}</code>
                {fallback !== undefined && <> {t('docs.default', { value: fallback })}</>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
