import type { QrCode } from '@matai/contract'
import { useQueryClient } from '@tanstack/react-query'
import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { client, sentenceOf } from '../../../client.ts'
import { paths } from '../../../paths.ts'
import { ButtonLink } from '../../../ui/button-link.ts'
import { confirm } from '../../../ui/confirm-store.ts'
import { CopyButton } from '../../../ui/copy-button.tsx'
import { useFormats } from '../../../ui/format.ts'
import { toast } from '../../../ui/toast-store.ts'
import { StyleTab } from '../../qr-codes/public.tsx'
import { companyQuery } from './company-query.ts'
import css from './company.module.css'

/** The last step: how the code of the home page looks, its downloads, and the way back to an ordinary page. */
export function HomeCode({ home, canEdit }: { home: QrCode; canEdit: boolean }) {
  const { t } = useTranslation()
  const { formatNumber } = useFormats()
  const queries = useQueryClient()

  async function stop() {
    const sure = await confirm({
      title: t('company.stopTitle'),
      text: t('company.stopText', { name: home.name, scans: formatNumber(home.scansTotal) }),
      action: t('company.stop'),
      danger: true,
    })
    if (!sure) return
    try {
      queries.setQueryData(companyQuery.queryKey, await client.company.delHome({}))
      void queries.invalidateQueries({ queryKey: ['qrCodes'] })
      toast.success(t('company.stopped'))
    } catch (error) {
      toast.error(sentenceOf(error))
    }
  }

  return (
    <div className={css.code}>
      <p className={css.text}>{t('company.codeText')}</p>
      <p className={css.address}>
        <a href={home.url} target="_blank" rel="noreferrer">
          {home.url}
        </a>
        <CopyButton text={home.url} />
      </p>
      <StyleTab qrCode={home} />
      <div className={css.buttons}>
        <ButtonLink to={paths.qrCode(home.id)}>{t('company.toCode')}</ButtonLink>
        {canEdit && (
          <Button danger onClick={() => void stop()}>
            {t('company.stop')}
          </Button>
        )}
      </div>
    </div>
  )
}
