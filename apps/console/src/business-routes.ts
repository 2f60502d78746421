import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { wantBusinessPhrases, wantDesignPhrases } from './language.ts'
import { paths } from './paths.ts'
import { home } from './route-roots.ts'

/** Screens about the account as a business: who it is, how its people come in, what it pays. */
const company = createRoute({
  getParentRoute: () => home,
  path: paths.company,
  beforeLoad: () => Promise.all([wantBusinessPhrases(), wantDesignPhrases()]),
  component: lazyRouteComponent(() => import('./features/company/company-screen.tsx'), 'CompanyScreen'),
})

const enterprise = createRoute({
  getParentRoute: () => home,
  path: paths.enterprise,
  beforeLoad: wantBusinessPhrases,
  component: lazyRouteComponent(() => import('./features/brand/enterprise-screen.tsx'), 'EnterpriseScreen'),
})

const authorization = createRoute({
  getParentRoute: () => home,
  path: paths.authorization,
  beforeLoad: wantBusinessPhrases,
  component: lazyRouteComponent(() => import('./features/brand/authorization-screen.tsx'), 'AuthorizationScreen'),
})

const jump = createRoute({
  getParentRoute: () => home,
  path: paths.jump,
  beforeLoad: wantBusinessPhrases,
  component: lazyRouteComponent(() => import('./features/brand/jump-screen.tsx'), 'JumpScreen'),
})

const orders = createRoute({
  getParentRoute: () => home,
  path: paths.orders,
  beforeLoad: () => Promise.all([wantBusinessPhrases(), wantDesignPhrases()]),
  component: lazyRouteComponent(() => import('./features/orders/orders-screen.tsx'), 'OrdersScreen'),
})

const operatedOrders = createRoute({
  getParentRoute: () => home,
  path: paths.operatedOrders,
  beforeLoad: wantBusinessPhrases,
  component: lazyRouteComponent(() => import('./features/orders/operated-orders-screen.tsx'), 'OperatedOrdersScreen'),
})

export const businessRoutes = [company, enterprise, authorization, jump, orders, operatedOrders] as const
