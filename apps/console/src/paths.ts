/** Every address of the console; links and redirects are made here and nowhere else. */
export const paths = {
  home: '/',
  login: '/login',
  data: '/data',
  qrCodes: '/code',
  newQrCode: '/code/new',
  qrCode: (id: string) => `/code/${id}`,
  qrCodeStyle: (id: string) => `/code/${id}/style`,
  user: '/user',
  about: '/about',
  terms: '/about#terms',
  privacy: '/about#privacy',
  docs: '/docs',
  outbox: '/dev/outbox',
  outboxMessages: '/dev/outbox.json',
  openApi: '/openapi.json',
} as const
