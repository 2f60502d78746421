/** Bundles of words that a screen speaks beside those of every screen. */
export type Bundle =
  | 'account'
  | 'editing'
  | 'history'
  | 'figures'
  | 'design'
  | 'forms'
  | 'campaigns'
  | 'business'
  | 'docs'

export interface RouteEntry {
  /** Address as the router writes it: `$` begins a part that stands for something. */
  path: `/${string}`
  words?: readonly Bundle[]
  /** Shown without the frame of whoever is signed in. */
  bare?: true
}

const design = ['design'] as const
const forms = ['forms'] as const
const campaigns = ['campaigns'] as const
const business = ['business'] as const
const docs = ['docs'] as const

/** Every screen of the console once: links, router and the server's list of addresses are made from it. */
export const routeTable = {
  login: { path: '/login', bare: true },
  docs: { path: '/docs', words: docs, bare: true },
  outbox: { path: '/dev/outbox', words: docs, bare: true },
  print: { path: '/print', words: design, bare: true },

  data: { path: '/data', words: ['figures'] },
  qrCodes: { path: '/code' },
  newQrCode: { path: '/code/new', words: ['editing'] },
  codeTrash: { path: '/code/trash' },
  codeLog: { path: '/code/log', words: ['history'] },
  codeBlock: { path: '/code/$qrCodeId/block', words: ['account'] },
  /** One code; its tabs are those of code-slots.ts. */
  qrCode: { path: '/code/$qrCodeId' },
  qrCodeTab: { path: '/code/$qrCodeId/$tab' },
  groupCodes: { path: '/group', words: campaigns },
  groupCode: { path: '/createGroup', words: campaigns },

  batches: { path: '/batch', words: design },
  newBatch: { path: '/batch/new', words: ['design', 'editing'] },
  batch: { path: '/batch/$batchId', words: ['design', 'editing'] },
  batchImport: { path: '/batch/$batchId/import', words: design },
  /** Where news of an import leads. */
  batchImportOf: { path: '/batch/$batchId/import/$importId' },
  batchCodes: { path: '/batch/$batchId/codes', words: ['design', 'editing'] },

  coupons: { path: '/card', words: ['campaigns', 'editing'] },
  coupon: { path: '/card/$couponId', words: ['campaigns', 'editing'] },

  forms: { path: '/formList', words: forms },
  form: { path: '/formDetail', words: ['forms', 'editing'] },
  formCodes: { path: '/formList/$formId/codes', words: forms },
  formData: { path: '/formData', words: forms },
  formRecords: { path: '/formData/$formId', words: forms },
  formRecord: { path: '/formData/$formId/records/$recordId', words: forms },
  formBoard: { path: '/formData/$formId/board', words: forms },
  formReport: { path: '/formData/$formId/report', words: forms },
  formFillers: { path: '/formUserList/$formId', words: forms },
  push: { path: '/formApi', words: forms },
  keys: { path: '/apiKeys', words: forms },

  statuses: { path: '/statusManage', words: forms },
  plans: { path: '/planManage', words: forms },
  stock: { path: '/stock', words: forms },
  company: { path: '/companyCard', words: ['business', 'design', 'editing'] },
  scan: { path: '/scan', words: ['figures'] },
  recovery: { path: '/reCode', words: ['account'] },

  subAdmins: { path: '/subAdmin', words: ['account'] },
  consents: { path: '/consents', words: ['business', 'account'] },
  join: { path: '/join', words: ['account'] },
  collaborators: { path: '/cooperation', words: ['forms', 'account'] },
  beauty: { path: '/beauty', words: design },
  beautyLabels: { path: '/beauty/labels', words: design },
  newLabel: { path: '/beauty/label/new', words: design },
  label: { path: '/beauty/label/$labelId', words: design },
  newStyle: { path: '/beauty/style/new', words: design },
  style: { path: '/beauty/style/$styleId', words: design },
  orders: { path: '/order', words: ['business', 'design'] },
  enterprise: { path: '/companyConfig', words: ['business', 'editing'] },
  authorization: { path: '/Authorization', words: business },
  jump: { path: '/jump', words: business },
  // What was sent is said in the words of the bell.
  reminders: { path: '/reminders', words: ['forms', 'history'] },
  user: { path: '/user', words: ['account', 'history'] },
  brand: { path: '/user/brand', words: ['editing'] },
  downloads: { path: '/downloads' },
  about: { path: '/about', words: docs },

  operator: { path: '/operator', words: ['account'] },
  operators: { path: '/operators', words: ['account'] },
  operatedOrders: { path: '/operatorOrders', words: business },
} as const satisfies Record<string, RouteEntry>

export type RouteTable = typeof routeTable
export type ScreenName = keyof RouteTable
