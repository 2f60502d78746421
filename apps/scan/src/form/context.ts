import type { FillContext } from '@matai/form-kit/fill'
import type { Component } from '@matai/form-kit/schema'
import type { Translate } from '@matai/i18n'
import type { Device } from './device/device.ts'
import { isFileKey } from './device/keys.ts'
import type { FormPage, Sheet } from './page-data.ts'
import { areasWithin, isDivided } from './net/areas.ts'
import { Refused } from './net/call.ts'

interface Around {
  page: FormPage
  sheet: Sheet
  say: Translate
  /** Null while the page is drawn by the server, where nobody asks for anything. */
  device: Device | null
  now(): number
  /** Addresses of files that are still on this device. */
  shown: Map<string, string>
  /** Of phones and people in the answers that were proven, what says so. */
  proofs: Readonly<Record<string, string>>
  onProven(mobile: string, proof: string): void
  /** Keeps what was filled in, before the page is left and come back to; null while it cannot be. */
  leave?: (() => Promise<void>) | null
}

/** What the questions need of this page. */
export function contextOf({ page, sheet, say, device, now, shown, proofs, onProven, leave }: Around): FillContext {
  const components = sheet.document.pages.flatMap((one) => one.components)
  const find = (id: string) => components.find((one) => one.id === id)
  const used = (key: string) => sheet.used[key] ?? 0
  const isPhone = device !== null && matchMedia('(pointer: coarse)').matches && screen.width < 800
  return {
    say,
    language: page.language,
    facts: {
      now: now(),
      zone: page.zone,
      onPhone: isPhone,
      mobileOf: mobileOf(page),
      isDivided,
      isVerified: (number) => number === page.person || proofs[number] !== undefined,
    },
    sendCode: async (mobile) => {
      const { askCode } = await import('./who/prove.ts')
      await askCode(page.id, mobile)
    },
    verify: async (mobile, mobileCode) => {
      const { prove } = await import('./who/prove.ts')
      return prove({ id: page.id, mobile, mobileCode, isFiller: false }).then(
        ({ proof }) => {
          onProven(mobile, proof)
          return true
        },
        (error: unknown) => {
          if (error instanceof Refused) return false
          throw error
        },
      )
    },
    countries: page.countries,
    seed: sheet.seed ?? 0,
    shufflesExam: sheet.document.exam?.shuffleOptions ?? false,
    fileAddress: (id) => shown.get(id) ?? `${page.filesOrigin}/u/${id}/file`,
    upload: async (file, kind, onProgress) => {
      if (!device) throw new Error('nothing is sent from here')
      const { keepUpload } = await import('./net/keep-upload.ts').catch(away)
      const kept = await keepUpload(file, { kind, form: page.id, device, onProgress })
      if (isFileKey(kept)) shown.set(kept, URL.createObjectURL(file))
      return { fileId: kept }
    },
    signByPhone: async (component, hears) => {
      const { signElsewhere } = await import('./net/sign-elsewhere.ts')
      return signElsewhere(page.id, component, hears)
    },
    position: async () => {
      const { standing } = await import('./net/standing.ts')
      return standing(say)
    },
    areas: areasWithin,
    ...(leave &&
      page.wechat && {
        wechat: async (component: string) => {
          const { wechatFor } = await import('./net/ask-wechat.ts')
          return wechatFor(component, page, { keep: leave, onProven })
        },
      }),
    ...(page.code?.stock && { stock: page.code.stock }),
    readCode: async (from, reads) => {
      const { readCode } = await import('./net/read-code.ts')
      return readCode(from, reads, say('formFill.scanClose'))
    },
    left: (component, key) => {
      const options = optionsOf(find(component))
      const quota = options.find(({ id }) => id === key)?.quota
      return quota == null ? null : Math.max(0, quota - used(`${component}/${key}`))
    },
    slots: async (component, day) => {
      const asked = find(component)
      if (asked?.type !== 'appointment') return []
      return asked.settings.slots.map(({ id, capacity }) => ({
        id,
        left: capacity === null ? null : Math.max(0, capacity - used(`${component}/${day}/${id}`)),
      }))
    },
  }
}

/** Said in the fill's own words. */
const away = (): never => {
  throw new Error('')
}

const optionsOf = (component: Component | undefined): { id: string; quota?: number | null }[] =>
  component && 'options' in component.settings ? (component.settings.options as { id: string }[]) : []

/** By dial code and length: the server looks closer. */
const mobileOf =
  ({ countries }: FormPage) =>
  (number: string) => {
    const digits = number.replace(/^\+/, '')
    if (!/^\d{6,18}$/.test(digits)) return null
    const found = countries
      .filter(
        ({ dialCode, pattern }) =>
          digits.startsWith(dialCode) && new RegExp(pattern).test(digits.slice(dialCode.length)),
      )
      .sort((a, b) => b.dialCode.length - a.dialCode.length)[0]
    return found ? { country: found.iso } : null
  }
