import { createRootRoute, createRoute, createRouter, lazyRouteComponent, redirect } from '@tanstack/react-router'
import { codeTabs } from './code-slots.ts'
import { BrokenScreen } from './frame/broken-screen.tsx'
import { NotFoundScreen } from './frame/not-found-screen.tsx'
import { wantAllPhrases, wantCampaignPhrases, wantDesignPhrases, wantDocsPhrases, wantFormPhrases } from './language.ts'
import { paths } from './paths.ts'
import { parseSearch, stringifySearch } from './ui/search-params.ts'

const root = createRootRoute({ notFoundComponent: NotFoundScreen })

const index = createRoute({
  getParentRoute: () => root,
  path: paths.home,
  beforeLoad: () => {
    throw redirect({ to: paths.qrCodes, replace: true })
  },
})

/** Screens without the frame. */
const login = createRoute({
  getParentRoute: () => root,
  path: paths.login,
  component: lazyRouteComponent(() => import('./features/accounts/login-screen.tsx'), 'LoginScreen'),
})

const docs = createRoute({
  getParentRoute: () => root,
  path: paths.docs,
  beforeLoad: wantDocsPhrases,
  component: lazyRouteComponent(() => import('./features/docs/docs-screen.tsx'), 'DocsScreen'),
})

const print = createRoute({
  getParentRoute: () => root,
  path: paths.print,
  beforeLoad: wantDesignPhrases,
  component: lazyRouteComponent(() => import('./features/labels/print-screen.tsx'), 'PrintScreen'),
})

const outbox = createRoute({
  getParentRoute: () => root,
  path: paths.outbox,
  beforeLoad: wantDocsPhrases,
  component: lazyRouteComponent(() => import('./features/outbox/outbox-screen.tsx'), 'OutboxScreen'),
})

/** Screens inside the frame, for whoever is signed in. */
const home = createRoute({
  getParentRoute: () => root,
  id: 'home',
  beforeLoad: wantAllPhrases,
  component: lazyRouteComponent(() => import('./frame/home-layout.tsx'), 'HomeLayout'),
})

const data = createRoute({
  getParentRoute: () => home,
  path: paths.data,
  component: lazyRouteComponent(() => import('./features/dashboard/dashboard-screen.tsx'), 'DashboardScreen'),
})

const qrCodes = createRoute({
  getParentRoute: () => home,
  path: paths.qrCodes,
  component: lazyRouteComponent(() => import('./features/qr-codes/qr-codes-screen.tsx'), 'QrCodesScreen'),
})

const newQrCode = createRoute({
  getParentRoute: () => home,
  path: paths.newQrCode,
  component: lazyRouteComponent(() => import('./features/qr-codes/new-code-screen.tsx'), 'NewQrCodeScreen'),
})

const codeTrash = createRoute({
  getParentRoute: () => home,
  path: paths.codeTrash,
  component: lazyRouteComponent(() => import('./features/qr-codes/trash-screen.tsx'), 'TrashScreen'),
})

const codeLog = createRoute({
  getParentRoute: () => home,
  path: paths.codeLog,
  component: lazyRouteComponent(() => import('./features/audit/audit-screen.tsx'), 'AuditScreen'),
})

/** One code; its tabs are those of code-slots.ts, under one head that stays. */
const code = createRoute({
  getParentRoute: () => home,
  id: 'one-code',
  component: lazyRouteComponent(() => import('./features/qr-codes/code-screen.tsx'), 'CodeScreen'),
})

const qrCode = createRoute({ getParentRoute: () => code, path: '/code/$qrCodeId' })

const qrCodeTab = createRoute({
  getParentRoute: () => code,
  path: '/code/$qrCodeId/$tab',
  beforeLoad: ({ params }) => codeTabs.find(({ key }) => key === params.tab)?.phrases?.(),
})

/** Tabs over the screens of styles and labels; editors stand outside of them. */
const beauty = createRoute({
  getParentRoute: () => home,
  id: 'beauty',
  beforeLoad: wantDesignPhrases,
  component: lazyRouteComponent(() => import('./features/styles/beauty-screen.tsx'), 'BeautyScreen'),
})

const styles = createRoute({
  getParentRoute: () => beauty,
  path: paths.beauty,
  component: lazyRouteComponent(() => import('./features/styles/styles-screen.tsx'), 'StylesScreen'),
})

const labelTemplates = createRoute({
  getParentRoute: () => beauty,
  path: paths.beautyLabels,
  component: lazyRouteComponent(() => import('./features/labels/label-templates-screen.tsx'), 'LabelTemplatesScreen'),
})

const newLabel = createRoute({
  getParentRoute: () => home,
  path: paths.newLabel,
  beforeLoad: wantDesignPhrases,
  component: lazyRouteComponent(() => import('./features/labels/label-editor-screen.tsx'), 'NewLabelScreen'),
})

const label = createRoute({
  getParentRoute: () => home,
  path: '/beauty/label/$labelId',
  beforeLoad: wantDesignPhrases,
  component: lazyRouteComponent(() => import('./features/labels/label-editor-screen.tsx'), 'LabelScreen'),
})

const batches = createRoute({
  getParentRoute: () => home,
  path: paths.batches,
  beforeLoad: wantDesignPhrases,
  component: lazyRouteComponent(() => import('./features/batches/batches-screen.tsx'), 'BatchesScreen'),
})

const newBatch = createRoute({
  getParentRoute: () => home,
  path: paths.newBatch,
  beforeLoad: wantDesignPhrases,
  component: lazyRouteComponent(() => import('./features/batches/batch-editor-screen.tsx'), 'NewBatchScreen'),
})

const batch = createRoute({
  getParentRoute: () => home,
  path: '/batch/$batchId',
  beforeLoad: wantDesignPhrases,
  component: lazyRouteComponent(() => import('./features/batches/batch-editor-screen.tsx'), 'BatchScreen'),
})

const batchImport = createRoute({
  getParentRoute: () => home,
  path: '/batch/$batchId/import',
  beforeLoad: wantDesignPhrases,
  component: lazyRouteComponent(() => import('./features/batches/batch-import-screen.tsx'), 'BatchImportScreen'),
})

/** Where news of an import leads. */
const batchImportOf = createRoute({
  getParentRoute: () => home,
  path: '/batch/$batchId/import/$importId',
  beforeLoad: ({ params: { batchId, importId } }) => {
    throw redirect({ to: paths.batchImport(Number(batchId)), search: { import: importId }, replace: true })
  },
})

const batchCodes = createRoute({
  getParentRoute: () => home,
  path: '/batch/$batchId/codes',
  beforeLoad: wantDesignPhrases,
  component: lazyRouteComponent(() => import('./features/batches/batch-codes-screen.tsx'), 'BatchCodesScreen'),
})

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

const newStyle = createRoute({
  getParentRoute: () => home,
  path: paths.newStyle,
  beforeLoad: wantDesignPhrases,
  component: lazyRouteComponent(() => import('./features/styles/style-editor-screen.tsx'), 'NewStyleScreen'),
})

const style = createRoute({
  getParentRoute: () => home,
  path: '/beauty/style/$styleId',
  beforeLoad: wantDesignPhrases,
  component: lazyRouteComponent(() => import('./features/styles/style-editor-screen.tsx'), 'StyleScreen'),
})

const codeBlock = createRoute({
  getParentRoute: () => home,
  path: '/code/$qrCodeId/block',
  component: lazyRouteComponent(() => import('./features/abuse/block-screen.tsx'), 'BlockScreen'),
})

const operator = createRoute({
  getParentRoute: () => home,
  path: paths.operator,
  component: lazyRouteComponent(() => import('./features/abuse/operator-screen.tsx'), 'OperatorScreen'),
})

const operators = createRoute({
  getParentRoute: () => home,
  path: paths.operators,
  component: lazyRouteComponent(() => import('./features/operators/operators-screen.tsx'), 'OperatorsScreen'),
})

const scan = createRoute({
  getParentRoute: () => home,
  path: paths.scan,
  component: lazyRouteComponent(() => import('./features/stats/stats-screen.tsx'), 'StatsScreen'),
})

const recovery = createRoute({
  getParentRoute: () => home,
  path: paths.recovery,
  component: lazyRouteComponent(() => import('./features/recovery/recovery-screen.tsx'), 'RecoveryScreen'),
})

const downloads = createRoute({
  getParentRoute: () => home,
  path: paths.downloads,
  component: lazyRouteComponent(() => import('./features/exports/exports-screen.tsx'), 'ExportsScreen'),
})

const user = createRoute({
  getParentRoute: () => home,
  path: paths.user,
  component: lazyRouteComponent(() => import('./features/accounts/user-screen.tsx'), 'UserScreen'),
})

const brand = createRoute({
  getParentRoute: () => home,
  path: paths.brand,
  component: lazyRouteComponent(() => import('./features/brand/brand-screen.tsx'), 'BrandScreen'),
})

const about = createRoute({
  getParentRoute: () => home,
  path: paths.about,
  beforeLoad: wantDocsPhrases,
  component: lazyRouteComponent(() => import('./features/about/about-screen.tsx'), 'AboutScreen'),
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

export const router = createRouter({
  routeTree: root.addChildren([
    index,
    login,
    docs,
    outbox,
    print,
    home.addChildren([
      data,
      qrCodes,
      newQrCode,
      codeTrash,
      codeLog,
      code.addChildren([qrCode, qrCodeTab]),
      newLabel,
      label,
      beauty.addChildren([labelTemplates, styles]),
      newStyle,
      style,
      batches,
      newBatch,
      batch,
      batchImport,
      batchImportOf,
      batchCodes,
      forms,
      form,
      formCodes,
      formData,
      formRecords,
      formReport,
      formFillers,
      statuses,
      groupCodes,
      groupCode,
      coupons,
      coupon,
      plans,
      stock,
      codeBlock,
      operator,
      operators,
      scan,
      recovery,
      downloads,
      user,
      brand,
      about,
    ]),
  ]),
  caseSensitive: true,
  defaultPreload: 'intent',
  defaultErrorComponent: BrokenScreen,
  parseSearch,
  stringifySearch,
  scrollRestoration: true,
})

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
}
