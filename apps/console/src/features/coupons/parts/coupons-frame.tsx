import { UnlessLooking } from '../../../ui/unless-looking.tsx'
import { useNavigate } from '@tanstack/react-router'
import { Button } from 'antd'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../paths.ts'
import { CheckIcon } from '../../../ui/icons.ts'
import { Page } from '../../../ui/page.tsx'
import { Tabs } from '../../../ui/tabs.tsx'
import { RedeemDialog } from './redeem-dialog.tsx'

type Tab = 'coupons' | 'uses' | 'conflicts' | 'owed' | 'counters'

/** What the screens of coupons share: their tabs, and the way to redeem a code. */
export function CouponsFrame({ tab, children }: { tab: Tab; children: ReactNode }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const [redeeming, setRedeeming] = useState(false)
  return (
    <Page
      title={t('app.navCoupons')}
      actions={
        <UnlessLooking>
          <Button icon={<CheckIcon />} onClick={() => setRedeeming(true)}>
            {t('coupons.redeem')}
          </Button>
        </UnlessLooking>
      }
    >
      <Tabs<Tab>
        label={t('app.navCoupons')}
        tabs={(['coupons', 'uses', 'conflicts', 'owed', 'counters'] as const).map((key) => ({
          key,
          label: t(`coupons.tab_${key}`),
        }))}
        value={tab}
        onChange={(key) =>
          void navigate({ to: paths.coupons, search: (key === 'coupons' ? {} : { tab: key }) as never })
        }
      >
        {children}
      </Tabs>
      {redeeming && <RedeemDialog onClose={() => setRedeeming(false)} />}
    </Page>
  )
}
