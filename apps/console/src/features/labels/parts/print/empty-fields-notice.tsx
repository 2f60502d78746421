import { useTranslation } from 'react-i18next'
import type { EmptyField } from './empty-fields.ts'
import css from './print-panel.module.css'

/** Codes that are named before "and others". */
const named = 3

/** Says what would be printed empty, before it is printed. */
export function EmptyFieldsNotice({ fields, nameOf }: { fields: EmptyField[]; nameOf: (id: string) => string }) {
  const { t } = useTranslation()
  if (fields.length === 0) return null
  return (
    <div className={css.problems} role="status">
      <ul>
        {fields.map(({ column, ids }) => (
          <li key={column}>
            {t('labels.emptyField', {
              column,
              count: ids.length,
              names: ids.slice(0, named).map(nameOf).join(t('qrCodes.listSeparator')),
            })}
          </li>
        ))}
      </ul>
    </div>
  )
}
