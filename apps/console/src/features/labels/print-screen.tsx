import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { ComponentTheme, PopupPlace } from '../../ui/component-theme.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { useDocumentTitle } from '../../ui/page.tsx'
import { userQuery } from '../../user.ts'
import { ExportPlace } from '../exports/public.tsx'
import { CodeSheets } from './parts/print/code-sheets.tsx'
import { CouponSheets } from './parts/print/coupon-sheets.tsx'
import { GroupSheets } from './parts/print/group-sheets.tsx'
import { type PrintStateProps, usePrintState } from './parts/print/use-print-state.ts'
import css from './print.module.css'

/** Labels on paper: the sheet on the screen is the sheet that is printed. All of it stands in the address. */
export function PrintScreen() {
  const { t } = useTranslation()
  const { data: user } = useQuery(userQuery)
  useDocumentTitle(t('labels.printTitle'))
  const wanted = usePrintState()
  return (
    <ComponentTheme>
      <Sheets {...wanted} />
      <div className={css.beside}>
        <ConfirmDialog />
        {user && <ExportPlace />}
        <PopupPlace label={t('app.popups')} />
      </div>
    </ComponentTheme>
  )
}

function Sheets(wanted: PrintStateProps) {
  if (wanted.state.coupon > 0) return <CouponSheets {...wanted} />
  return wanted.state.group === '' ? <CodeSheets {...wanted} /> : <GroupSheets {...wanted} />
}
