import type { PhraseKey, Translate } from '@matai/i18n'
import type { Gate, GateKind } from '../pages.ts'

interface Words {
  title: PhraseKey
  hint: PhraseKey
}

const words: Record<GateKind, Words> = {
  askPassword: { title: 'codeAccess.askPassword', hint: 'codeAccess.askPasswordHint' },
  askPhone: { title: 'codeAccess.askPhone', hint: 'codeAccess.askPhoneHint' },
  askPosition: { title: 'codeAccess.askPosition', hint: 'codeAccess.askPositionHint' },
  notNamed: { title: 'codeAccess.notNamed', hint: 'codeAccess.notNamedHint' },
  full: { title: 'codeAccess.full', hint: 'codeAccess.fullHint' },
  personFull: { title: 'codeAccess.personFull', hint: 'codeAccess.personFullHint' },
  outsideTime: { title: 'codeAccess.outsideTime', hint: 'codeAccess.outsideTimeHint' },
  outsideArea: { title: 'codeAccess.outsideArea', hint: 'codeAccess.outsideAreaHint' },
  unknownArea: { title: 'codeAccess.placeUnknown', hint: 'codeAccess.placeUnknownHint' },
  outsidePosition: { title: 'codeAccess.outsidePosition', hint: 'codeAccess.outsidePositionHint' },
  guarded: { title: 'codeAccess.guarded', hint: 'codeAccess.guardedHint' },
  expired: { title: 'scan.codeExpired', hint: 'scan.codeExpiredHint' },
  needsCookies: { title: 'codeAccess.needsCookies', hint: 'codeAccess.needsCookiesHint' },
}

/** Why a visitor sees no content, and what to do: in the owner's words where there are some. */
export function wordsOf({ kind, text, isListed }: Gate, say: Translate): { title: string; hint: string } {
  const { title, hint } = words[kind]
  const ours = kind === 'askPhone' && isListed ? 'codeAccess.askNamedHint' : hint
  return { title: say(title), hint: text || say(ours) }
}

/** `1.2 km`, `300 m`. */
export function distanceWords(metres: number, say: Translate): string {
  return metres < 1_000
    ? say('codeAccess.metres', { distance: metres })
    : say('codeAccess.kilometres', { distance: metres / 1_000 })
}

/** What was wrong with the last answer, and when there may be another. */
export function problemWords({ problem, wait }: Gate, say: Translate): string {
  if (!problem) return ''
  return problem === 'codeAccess.tooOften' && wait
    ? say('codeAccess.tooOftenFor', { wait: waitWords(wait, say) })
    : say(problem)
}

/** Seconds up to a minute and a half, then minutes, then hours; rounded up. */
function waitWords(seconds: number, say: Translate): string {
  if (seconds <= 90) return say('codeAccess.waitSeconds', { count: seconds })
  const minutes = Math.ceil(seconds / 60)
  if (minutes <= 90) return say('codeAccess.waitMinutes', { count: minutes })
  return say('codeAccess.waitHours', { count: Math.ceil(minutes / 60) })
}
