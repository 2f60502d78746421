import { createRootRoute, createRoute, createRouter, lazyRouteComponent, redirect } from '@tanstack/react-router'
import { codeTabs } from './code-slots.ts'
import { BrokenScreen } from './frame/broken-screen.tsx'
import { NotFoundScreen } from './frame/not-found-screen.tsx'
import { wantPhrases } from './language.ts'
import { paths } from './paths.ts'
import { type RouteEntry, routeTable, type RouteTable, type ScreenName } from './route-table.ts'
import { parseSearch, stringifySearch } from './ui/search-params.ts'

const root = createRootRoute({ notFoundComponent: NotFoundScreen })

/** Screens inside the frame, for whoever is signed in. */
const home = createRoute({
  getParentRoute: () => root,
  id: 'home',
  beforeLoad: () => wantPhrases(),
  component: lazyRouteComponent(() => import('./frame/home-layout.tsx'), 'HomeLayout'),
})

/** Tabs over the screens of styles and labels; editors stand outside of them. */
const beauty = createRoute({
  getParentRoute: () => home,
  id: 'beauty',
  beforeLoad: () => wantPhrases('design'),
  component: lazyRouteComponent(() => import('./features/styles/beauty-screen.tsx'), 'BeautyScreen'),
})

/** The head of one code, which stays while its tabs change. */
const code = createRoute({
  getParentRoute: () => home,
  id: 'one-code',
  beforeLoad: () => wantPhrases('editing'),
  component: lazyRouteComponent(() => import('./features/qr-codes/code-screen.tsx'), 'CodeScreen'),
})

type Loads = Record<string, unknown>

/** What the table says of a screen. */
function entry<const Name extends ScreenName>(name: Name) {
  const { path, words }: RouteEntry = routeTable[name]
  return {
    path: path as RouteTable[Name]['path'],
    // The sign-in says no more than what comes first.
    ...(words && { beforeLoad: () => wantPhrases(...words) }),
  }
}

function bare<const Name extends ScreenName, Module extends Loads>(
  name: Name,
  load: () => Promise<Module>,
  screen: keyof Module & string,
) {
  return createRoute({ getParentRoute: () => root, ...entry(name), component: lazyRouteComponent(load, screen) })
}

function framed<const Name extends ScreenName, Module extends Loads>(
  name: Name,
  load: () => Promise<Module>,
  screen: keyof Module & string,
) {
  return createRoute({ getParentRoute: () => home, ...entry(name), component: lazyRouteComponent(load, screen) })
}

function tabOfBeauty<const Name extends ScreenName, Module extends Loads>(
  name: Name,
  load: () => Promise<Module>,
  screen: keyof Module & string,
) {
  return createRoute({ getParentRoute: () => beauty, ...entry(name), component: lazyRouteComponent(load, screen) })
}

const index = createRoute({
  getParentRoute: () => root,
  path: paths.home,
  beforeLoad: () => {
    throw redirect({ to: paths.qrCodes, replace: true })
  },
})

const qrCode = createRoute({ getParentRoute: () => code, path: routeTable.qrCode.path })

const qrCodeTab = createRoute({
  getParentRoute: () => code,
  path: routeTable.qrCodeTab.path,
  beforeLoad: ({ params }) => codeTabs.find(({ key }) => key === params.tab)?.phrases?.(),
})

const batchImportOf = createRoute({
  getParentRoute: () => home,
  path: routeTable.batchImportOf.path,
  beforeLoad: ({ params: { batchId, importId } }) => {
    throw redirect({ to: paths.batchImport(batchId), search: { import: importId }, replace: true })
  },
})

export const router = createRouter({
  routeTree: root.addChildren([
    index,
    bare('login', () => import('./features/accounts/login-screen.tsx'), 'LoginScreen'),
    bare('docs', () => import('./features/docs/docs-screen.tsx'), 'DocsScreen'),
    bare('outbox', () => import('./features/outbox/outbox-screen.tsx'), 'OutboxScreen'),
    bare('print', () => import('./features/labels/print-screen.tsx'), 'PrintScreen'),
    home.addChildren([
      framed('data', () => import('./features/dashboard/dashboard-screen.tsx'), 'DashboardScreen'),
      framed('qrCodes', () => import('./features/qr-codes/qr-codes-screen.tsx'), 'QrCodesScreen'),
      framed('newQrCode', () => import('./features/qr-codes/new-code-screen.tsx'), 'NewQrCodeScreen'),
      framed('codeTrash', () => import('./features/qr-codes/trash-screen.tsx'), 'TrashScreen'),
      framed('codeLog', () => import('./features/audit/audit-screen.tsx'), 'AuditScreen'),
      framed('codeBlock', () => import('./features/abuse/block-screen.tsx'), 'BlockScreen'),
      code.addChildren([qrCode, qrCodeTab]),
      framed('groupCodes', () => import('./features/group-codes/group-codes-screen.tsx'), 'GroupCodesScreen'),
      framed('groupCode', () => import('./features/group-codes/group-code-screen.tsx'), 'GroupCodeScreen'),
      framed('batches', () => import('./features/batches/batches-screen.tsx'), 'BatchesScreen'),
      framed('newBatch', () => import('./features/batches/batch-editor-screen.tsx'), 'NewBatchScreen'),
      framed('batch', () => import('./features/batches/batch-editor-screen.tsx'), 'BatchScreen'),
      framed('batchImport', () => import('./features/batches/batch-import-screen.tsx'), 'BatchImportScreen'),
      batchImportOf,
      framed('batchCodes', () => import('./features/batches/batch-codes-screen.tsx'), 'BatchCodesScreen'),
      framed('coupons', () => import('./features/coupons/coupons-screen.tsx'), 'CouponsScreen'),
      framed('coupon', () => import('./features/coupons/coupon-codes-screen.tsx'), 'CouponCodesScreen'),
      framed('forms', () => import('./features/forms/forms-screen.tsx'), 'FormsScreen'),
      framed('form', () => import('./features/forms/form-editor-screen.tsx'), 'FormEditorScreen'),
      framed('formCodes', () => import('./features/forms/form-codes-screen.tsx'), 'FormCodesScreen'),
      framed('formData', () => import('./features/records/form-data-screen.tsx'), 'FormDataScreen'),
      framed('formRecords', () => import('./features/records/records-screen.tsx'), 'RecordsScreen'),
      framed('formRecord', () => import('./features/records/record-screen.tsx'), 'RecordScreen'),
      framed('formBoard', () => import('./features/records/board-screen.tsx'), 'BoardScreen'),
      framed('formReport', () => import('./features/records/report-screen.tsx'), 'ReportScreen'),
      framed('formFillers', () => import('./features/records/fillers-screen.tsx'), 'FillersScreen'),
      framed('push', () => import('./features/push/push-screen.tsx'), 'PushScreen'),
      framed('keys', () => import('./features/keys/keys-screen.tsx'), 'KeysScreen'),
      framed('statuses', () => import('./features/statuses/statuses-screen.tsx'), 'StatusesScreen'),
      framed('plans', () => import('./features/plans/plans-screen.tsx'), 'PlansScreen'),
      framed('stock', () => import('./features/stock/stock-screen.tsx'), 'StockScreen'),
      framed('company', () => import('./features/company/company-screen.tsx'), 'CompanyScreen'),
      framed('scan', () => import('./features/stats/stats-screen.tsx'), 'StatsScreen'),
      framed('recovery', () => import('./features/recovery/recovery-screen.tsx'), 'RecoveryScreen'),
      framed('consents', () => import('./features/consents/consents-screen.tsx'), 'ConsentsScreen'),
      framed('subAdmins', () => import('./features/team/members-screen.tsx'), 'MembersScreen'),
      framed('join', () => import('./features/team/join-screen.tsx'), 'JoinScreen'),
      framed('collaborators', () => import('./features/collaborators/collaborators-screen.tsx'), 'CollaboratorsScreen'),
      beauty.addChildren([
        tabOfBeauty('beauty', () => import('./features/styles/styles-screen.tsx'), 'StylesScreen'),
        tabOfBeauty(
          'beautyLabels',
          () => import('./features/labels/label-templates-screen.tsx'),
          'LabelTemplatesScreen',
        ),
      ]),
      framed('newLabel', () => import('./features/labels/label-editor-screen.tsx'), 'NewLabelScreen'),
      framed('label', () => import('./features/labels/label-editor-screen.tsx'), 'LabelScreen'),
      framed('newStyle', () => import('./features/styles/style-editor-screen.tsx'), 'NewStyleScreen'),
      framed('style', () => import('./features/styles/style-editor-screen.tsx'), 'StyleScreen'),
      framed('orders', () => import('./features/orders/orders-screen.tsx'), 'OrdersScreen'),
      framed('enterprise', () => import('./features/brand/enterprise-screen.tsx'), 'EnterpriseScreen'),
      framed('authorization', () => import('./features/brand/authorization-screen.tsx'), 'AuthorizationScreen'),
      framed('jump', () => import('./features/brand/jump-screen.tsx'), 'JumpScreen'),
      framed('reminders', () => import('./features/reminders/reminders-screen.tsx'), 'RemindersScreen'),
      framed('user', () => import('./features/accounts/user-screen.tsx'), 'UserScreen'),
      framed('brand', () => import('./features/brand/brand-screen.tsx'), 'BrandScreen'),
      framed('downloads', () => import('./features/exports/exports-screen.tsx'), 'ExportsScreen'),
      framed('about', () => import('./features/about/about-screen.tsx'), 'AboutScreen'),
      framed('operator', () => import('./features/abuse/operator-screen.tsx'), 'OperatorScreen'),
      framed('operators', () => import('./features/operators/operators-screen.tsx'), 'OperatorsScreen'),
      framed('operatedOrders', () => import('./features/orders/operated-orders-screen.tsx'), 'OperatedOrdersScreen'),
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
