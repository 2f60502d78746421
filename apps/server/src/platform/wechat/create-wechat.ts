import type { Clock } from '../clock.ts'
import type { Settings } from '../settings/settings.ts'
import { createComponent } from './component.ts'
import { createIncoming } from './incoming.ts'
import type { KeptSecrets } from './kept-secrets.ts'
import type { WechatApp } from './app-token.ts'
import { holdToken } from './held-token.ts'
import { createMiniEntry, createMiniProgram, type MiniEntry } from './mini-program.ts'
import { createOauth } from './oauth.ts'
import { createOfficialAccount } from './official-account.ts'

/** Seconds for which WeChat's ticket for a platform holds. */
const ticketSeconds = 12 * 3_600
const ticketName = 'component_verify_ticket'

/** What of WeChat the settings name; each part is undefined where they do not. */
export function createWechat(
  settings: Settings,
  { clock, kept, timeout }: { clock: Clock; kept: KeptSecrets; timeout?: number },
) {
  const { WECHAT_URL: api, WECHAT_OPEN_URL: open, WECHAT_MP_URL: mp } = settings
  const place = { api, clock, timeout }
  const account = appOf(settings.WECHAT_APP_ID, settings.WECHAT_APP_SECRET)
  const website = appOf(settings.WECHAT_WEB_APP_ID, settings.WECHAT_WEB_APP_SECRET)
  const mini = appOf(settings.WECHAT_MINI_APP_ID, settings.WECHAT_MINI_APP_SECRET)
  const component = appOf(settings.WECHAT_COMPONENT_APP_ID, settings.WECHAT_COMPONENT_SECRET)
  const template = settings.WECHAT_NOTICE_TEMPLATE
  const platform = component && createComponent(place, component, () => kept.read(ticketName))

  return {
    addresses: { open, mp },
    account: account && {
      ...createOfficialAccount(place, account),
      pages: createOauth(place, account),
      incoming: createIncoming({
        token: settings.WECHAT_TOKEN ?? '',
        aesKey: settings.WECHAT_AES_KEY,
        appId: account.appId,
        clock,
      }),
      /** How people are told of notices; undefined where no template is named. */
      notice: template === undefined ? undefined : { template, fields: settings.WECHAT_NOTICE_FIELDS },
    },
    website: website && createOauth(place, website),
    mini: mini && {
      ...createMiniProgram(place, mini),
      /** How people are reminded in it; undefined where no template is named. */
      notice:
        settings.WECHAT_MINI_TEMPLATE === undefined
          ? undefined
          : { template: settings.WECHAT_MINI_TEMPLATE, fields: settings.WECHAT_MINI_FIELDS },
    },
    /** What leads into a mini program of somebody else, by its secret. */
    entryOf: (app: WechatApp): MiniEntry => createMiniProgram(place, app),
    /** The same by what its owner allowed our platform; undefined where this server is none. */
    entryFor:
      platform &&
      ((appId: string, given: string, keep: (refreshToken: string) => Promise<void>): MiniEntry => {
        let refreshToken = given
        const tokens = holdToken(clock, async () => {
          const next = await platform.renewed(appId, refreshToken)
          if (next.refreshToken !== refreshToken) await keep(next.refreshToken)
          refreshToken = next.refreshToken
          return { value: next.accessToken, seconds: next.seconds }
        })
        return createMiniEntry(place, tokens, (code) => platform.sessionOf(appId, code))
      }),
    component: component &&
      platform && {
        ...platform,
        keepTicket: (ticket: string) => kept.keep(ticketName, ticket, ticketSeconds),
        incoming: createIncoming({
          token: settings.WECHAT_COMPONENT_TOKEN ?? '',
          aesKey: settings.WECHAT_COMPONENT_AES_KEY,
          appId: component.appId,
          clock,
        }),
      },
  }
}

const appOf = (appId: string | undefined, secret: string | undefined) =>
  appId === undefined || secret === undefined ? undefined : { appId, secret }
