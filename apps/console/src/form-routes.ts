import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { wantCampaignPhrases, wantFormPhrases } from './language.ts'
import { paths } from './paths.ts'
import { home } from './route-roots.ts'

/** Screens that speak of forms. */
const amongForms = { getParentRoute: () => home, beforeLoad: wantFormPhrases } as const

const forms = createRoute({
  ...amongForms,
  path: paths.forms,
  component: lazyRouteComponent(() => import('./features/forms/forms-screen.tsx'), 'FormsScreen'),
})

const form = createRoute({
  ...amongForms,
  path: paths.form,
  component: lazyRouteComponent(() => import('./features/forms/form-editor-screen.tsx'), 'FormEditorScreen'),
})

const formCodes = createRoute({
  ...amongForms,
  path: '/formList/$formId/codes',
  component: lazyRouteComponent(() => import('./features/forms/form-codes-screen.tsx'), 'FormCodesScreen'),
})

const formData = createRoute({
  ...amongForms,
  path: paths.formData,
  component: lazyRouteComponent(() => import('./features/records/form-data-screen.tsx'), 'FormDataScreen'),
})

const formRecords = createRoute({
  ...amongForms,
  path: '/formData/$formId',
  component: lazyRouteComponent(() => import('./features/records/records-screen.tsx'), 'RecordsScreen'),
})

const formBoard = createRoute({
  ...amongForms,
  path: '/formData/$formId/board',
  component: lazyRouteComponent(() => import('./features/records/board-screen.tsx'), 'BoardScreen'),
})

const formRecord = createRoute({
  ...amongForms,
  path: '/formData/$formId/records/$recordId',
  component: lazyRouteComponent(() => import('./features/records/record-screen.tsx'), 'RecordScreen'),
})

const formReport = createRoute({
  ...amongForms,
  path: '/formData/$formId/report',
  component: lazyRouteComponent(() => import('./features/records/report-screen.tsx'), 'ReportScreen'),
})

const formFillers = createRoute({
  ...amongForms,
  path: '/formUserList/$formId',
  component: lazyRouteComponent(() => import('./features/records/fillers-screen.tsx'), 'FillersScreen'),
})

const statuses = createRoute({
  ...amongForms,
  path: paths.statuses,
  component: lazyRouteComponent(() => import('./features/statuses/statuses-screen.tsx'), 'StatusesScreen'),
})

const groupCodes = createRoute({
  getParentRoute: () => home,
  path: paths.groupCodes,
  beforeLoad: wantCampaignPhrases,
  component: lazyRouteComponent(() => import('./features/group-codes/group-codes-screen.tsx'), 'GroupCodesScreen'),
})

const groupCode = createRoute({
  getParentRoute: () => home,
  path: paths.groupCode,
  beforeLoad: wantCampaignPhrases,
  component: lazyRouteComponent(() => import('./features/group-codes/group-code-screen.tsx'), 'GroupCodeScreen'),
})

const coupons = createRoute({
  getParentRoute: () => home,
  path: paths.coupons,
  beforeLoad: wantCampaignPhrases,
  component: lazyRouteComponent(() => import('./features/coupons/coupons-screen.tsx'), 'CouponsScreen'),
})

const coupon = createRoute({
  getParentRoute: () => home,
  path: '/card/$couponId',
  beforeLoad: wantCampaignPhrases,
  component: lazyRouteComponent(() => import('./features/coupons/coupon-codes-screen.tsx'), 'CouponCodesScreen'),
})

const plans = createRoute({
  ...amongForms,
  path: paths.plans,
  component: lazyRouteComponent(() => import('./features/plans/plans-screen.tsx'), 'PlansScreen'),
})

const stock = createRoute({
  ...amongForms,
  path: paths.stock,
  component: lazyRouteComponent(() => import('./features/stock/stock-screen.tsx'), 'StockScreen'),
})

const push = createRoute({
  ...amongForms,
  path: paths.push,
  component: lazyRouteComponent(() => import('./features/push/push-screen.tsx'), 'PushScreen'),
})

const keys = createRoute({
  ...amongForms,
  path: paths.keys,
  component: lazyRouteComponent(() => import('./features/keys/keys-screen.tsx'), 'KeysScreen'),
})

const reminders = createRoute({
  ...amongForms,
  path: paths.reminders,
  component: lazyRouteComponent(() => import('./features/reminders/reminders-screen.tsx'), 'RemindersScreen'),
})

const collaborators = createRoute({
  ...amongForms,
  path: paths.collaborators,
  component: lazyRouteComponent(
    () => import('./features/collaborators/collaborators-screen.tsx'),
    'CollaboratorsScreen',
  ),
})

/** Forms and what is done with what came in: records, statuses, plans, stock; and what is handed out to a crowd. */
export const formRoutes = [
  forms,
  form,
  formCodes,
  formData,
  formRecords,
  formBoard,
  formRecord,
  formReport,
  formFillers,
  statuses,
  groupCodes,
  groupCode,
  coupons,
  coupon,
  plans,
  stock,
  push,
  keys,
  reminders,
  collaborators,
] as const
