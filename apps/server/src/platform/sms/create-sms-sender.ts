import type { Outbox } from '../outbox/outbox.ts'
import type { Settings } from '../settings/settings.ts'
import { createAlibabaSms } from './alibaba.ts'
import { createHttpGatewaySms } from './http-gateway.ts'
import { createOutboxSms, createUnsentSms } from './outbox-sms.ts'
import type { SmsSender } from './sms-sender.ts'
import { createTwilioSms } from './twilio.ts'

/** The sender that the settings name. Reading them has made sure that what a provider needs is there. */
export function createSmsSender(settings: Settings, outbox: Outbox): SmsSender {
  switch (settings.SMS_PROVIDER) {
    case 'alibaba':
      return createAlibabaSms({
        url: settings.ALIBABA_SMS_URL,
        keyId: settings.ALIBABA_ACCESS_KEY_ID ?? '',
        keySecret: settings.ALIBABA_ACCESS_KEY_SECRET ?? '',
        signName: settings.ALIBABA_SMS_SIGN_NAME ?? '',
        template: settings.ALIBABA_SMS_TEMPLATE ?? '',
      })
    case 'twilio':
      return createTwilioSms({
        url: settings.TWILIO_URL,
        accountSid: settings.TWILIO_ACCOUNT_SID ?? '',
        authToken: settings.TWILIO_AUTH_TOKEN ?? '',
        from: settings.TWILIO_FROM ?? '',
      })
    case 'http':
      return createHttpGatewaySms({
        url: settings.SMS_HTTP_URL ?? '',
        method: settings.SMS_HTTP_METHOD,
        type: settings.SMS_HTTP_TYPE,
        headers: settings.SMS_HTTP_HEADERS,
        body: settings.SMS_HTTP_BODY,
        success: settings.SMS_HTTP_SUCCESS,
      })
    case 'outbox':
      return settings.NODE_ENV === 'production' && settings.OUTBOX !== 'page'
        ? createUnsentSms(outbox)
        : createOutboxSms(outbox)
  }
}
