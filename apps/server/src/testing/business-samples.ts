import type { CallKey } from '@matai/contract'
import type { Belongings } from './belongings.ts'

type BusinessKey = Extract<CallKey, `company.${string}` | `enterprise.${string}`>
type Sample = (own: Belongings) => Record<string, unknown>

const anyLabel = () => `own-${Math.random().toString(36).slice(2, 10)}`

/** An input of each call about the account as a business that is right in every field. */
export const businessSamples = {
  'company.getHome': () => ({}),
  'company.setHome': () => ({ name: '海滨物业', intro: '二十年的小区管家', logoId: null }),
  'company.delHome': () => ({}),
  'enterprise.info': () => ({}),
  'enterprise.setDomain': () => ({ domain: anyLabel() }),
  'enterprise.setWxinfo': () => ({
    appId: `wx${'a1'.repeat(8)}`,
    originalId: `gh_${'b2'.repeat(6)}`,
    appSecret: 'c3'.repeat(16),
  }),
  'enterprise.infoByDomain': () => ({ domain: 'acme.matai.example' }),
  'enterprise.setLoginpage': () => ({ logoId: null, backgroundId: null, iconId: null }),
  'enterprise.domainChange': (own) => ({ id: own.account, domain: anyLabel() }),
} satisfies Record<BusinessKey, Sample>
