import { UnlessLooking } from '../../../ui/unless-looking.tsx'
import type { Coupon } from '@matai/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Button, Dropdown } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { client, sentenceOf } from '../../../client.ts'
import { downloadStarted } from '../../../downloads.ts'
import { paths } from '../../../paths.ts'
import { ButtonLink } from '../../../ui/button-link.ts'
import { AddIcon, DownloadIcon, EditIcon, PrinterIcon, ShareIcon } from '../../../ui/icons.ts'
import { toast } from '../../../ui/toast-store.ts'
import { useSingleFlight } from '../../../ui/use-single-flight.ts'
import { AddItemDialog } from './add-item-dialog.tsx'
import { CouponDrawer } from './coupon-drawer.tsx'
import { ShareCode } from './share-code.tsx'

/** What is done with a coupon as a whole: its files, its link, more codes. */
export function CouponActions({ coupon }: { coupon: Coupon }) {
  const { t } = useTranslation()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const search = { coupon: coupon.id } as never // the print screen reads its own names
  const [shows, setShows] = useState<'add' | 'edit' | 'share' | null>(null)
  const { run, running } = useSingleFlight(async (what: 'excel' | 'zip') => {
    try {
      const { task } = await client.couponExports.export({ couponId: coupon.id, what })
      downloadStarted(queries, task)
      toast.success(t('exports.started'))
    } catch (error) {
      toast.error(sentenceOf(error))
    }
  })
  return (
    <>
      <ButtonLink to={paths.coupons}>{t('coupons.backToList')}</ButtonLink>
      <Button icon={<EditIcon />} onClick={() => setShows('edit')}>
        {t('coupons.edit')}
      </Button>
      <UnlessLooking>
        <Button icon={<AddIcon />} onClick={() => setShows('add')}>
          {t('coupons.addCodes')}
        </Button>
      </UnlessLooking>
      {coupon.byLink && (
        <Button icon={<ShareIcon />} onClick={() => setShows('share')}>
          {t('coupons.handOut')}
        </Button>
      )}
      <UnlessLooking>
        <Dropdown
          trigger={['click']}
          menu={{
            items: [
              ...(['excel', 'zip'] as const).map((what) => ({
                key: what as string,
                label: t(`coupons.export_${what}`),
                onClick: () => void run(what),
              })),
              { key: 'pdf', label: t('coupons.export_pdf'), onClick: () => void navigate({ to: paths.print, search }) },
            ],
          }}
        >
          <Button icon={<DownloadIcon />} loading={running}>
            {t('coupons.download')}
          </Button>
        </Dropdown>
      </UnlessLooking>
      <ButtonLink to={paths.print} search={search} color="primary" variant="solid" icon={<PrinterIcon />}>
        {t('coupons.print')}
      </ButtonLink>
      {shows === 'edit' && <CouponDrawer coupon={coupon} onClose={() => setShows(null)} />}
      {shows === 'add' && <AddItemDialog coupon={coupon} onClose={() => setShows(null)} />}
      {shows === 'share' && (
        <ShareCode
          title={t('coupons.handOut')}
          text={t('coupons.handOutText')}
          name={coupon.name}
          url={coupon.url}
          onClose={() => setShows(null)}
        />
      )}
    </>
  )
}
