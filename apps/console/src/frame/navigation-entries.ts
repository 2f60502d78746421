import { paths } from '../paths.ts'
import {
  BellIcon,
  ChartIcon,
  CompanyIcon,
  EnterpriseIcon,
  OrderIcon,
  CheckIcon,
  FormIcon,
  HomeIcon,
  KeyIcon,
  ListIcon,
  PeopleIcon,
  PersonIcon,
  QrCodeIcon,
  RecoverIcon,
  ShareIcon,
  ShieldIcon,
  PlanIcon,
  StatusIcon,
  StockIcon,
  StyleIcon,
  TableIcon,
} from '../ui/icons.ts'

/** The specification's labels, in its order. A screen stands here from the day it is built. */
export const navigationEntries = [
  { to: paths.data, label: 'app.navHome', icon: HomeIcon, group: undefined },
  { to: paths.qrCodes, label: 'app.navQrCode', icon: QrCodeIcon, group: undefined },
  { to: paths.groupCodes, label: 'app.navGroupCodes', icon: PeopleIcon, group: undefined },
  { to: paths.batches, label: 'app.navBatch', icon: TableIcon, group: undefined },
  { to: paths.coupons, label: 'app.navCoupons', icon: CheckIcon, group: undefined },
  { to: paths.forms, label: 'app.navForms', icon: FormIcon, group: undefined },
  { to: paths.formData, label: 'app.navFormData', icon: ListIcon, group: undefined },
  { to: paths.push, label: 'app.navPush', icon: ShareIcon, group: undefined },
  { to: paths.keys, label: 'app.navKeys', icon: KeyIcon, group: undefined },
  { to: paths.statuses, label: 'app.navStatuses', icon: StatusIcon, group: 'app.navAdvanced' },
  { to: paths.plans, label: 'app.navPlans', icon: PlanIcon, group: undefined },
  { to: paths.stock, label: 'app.navStock', icon: StockIcon, group: undefined },
  { to: paths.company, label: 'app.navCompany', icon: CompanyIcon, group: undefined },
  { to: paths.scan, label: 'app.navScan', icon: ChartIcon, group: undefined },
  { to: paths.recovery, label: 'app.navRecovery', icon: RecoverIcon, group: undefined },
  { to: paths.subAdmins, label: 'app.navSubAdmins', icon: PeopleIcon, group: 'app.navSetting' },
  { to: paths.collaborators, label: 'app.navCollaborators', icon: PersonIcon, group: undefined },
  { to: paths.beauty, label: 'app.navBeauty', icon: StyleIcon, group: undefined },
  { to: paths.orders, label: 'app.navOrders', icon: OrderIcon, group: undefined },
  { to: paths.enterprise, label: 'app.navEnterprise', icon: EnterpriseIcon, group: undefined },
  { to: paths.reminders, label: 'app.navReminders', icon: BellIcon, group: undefined },
  { to: paths.user, label: 'app.navAccountInfo', icon: PersonIcon, group: undefined },
] as const

/** Shown to whoever runs the server. */
export const operatorEntries = [
  { to: paths.operator, label: 'app.navReported', icon: ShieldIcon, group: undefined },
  { to: paths.operators, label: 'app.navOperators', icon: PeopleIcon, group: undefined },
  { to: paths.operatedOrders, label: 'app.navOperatedOrders', icon: OrderIcon, group: undefined },
] as const
