import { createRoute, createRouter, lazyRouteComponent, redirect } from '@tanstack/react-router'
import { codeTabs } from './code-slots.ts'
import { formRoutes } from './form-routes.ts'
import { BrokenScreen } from './frame/broken-screen.tsx'
import { businessRoutes } from './business-routes.ts'
import { wantDesignPhrases, wantDocsPhrases } from './language.ts'
import { paths } from './paths.ts'
import { home, root } from './route-roots.ts'
import { parseSearch, stringifySearch } from './ui/search-params.ts'

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

const subAdmins = createRoute({
  getParentRoute: () => home,
  path: paths.subAdmins,
  component: lazyRouteComponent(() => import('./features/team/members-screen.tsx'), 'MembersScreen'),
})

const join = createRoute({
  getParentRoute: () => home,
  path: paths.join,
  component: lazyRouteComponent(() => import('./features/team/join-screen.tsx'), 'JoinScreen'),
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
      ...businessRoutes,
      ...formRoutes,
      codeBlock,
      operator,
      operators,
      scan,
      recovery,
      downloads,
      subAdmins,
      join,
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
