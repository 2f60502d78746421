import { randomInt } from 'node:crypto'
import { seal } from '@matai/client/seal'
import { oncePasswordDays, type Tier, tiers } from '@matai/contract'
import { type Command, type Terminal, type Typed, wrong } from '../command.ts'
import { accountTyped } from './find.ts'
import { lineOf } from './lines.ts'

type Deed = (terminal: Terminal, target: string, options: Typed['options']) => Promise<number>

const operating = ({ by, now }: Terminal) => ({ by, now, caller: undefined })
const text = (value: Typed['options'][string]) => String(value ?? '').trim()

/** What stands behind `account`, each with the mobile number or the number of an account. */
const deeds: Record<string, Deed> = {
  async show(terminal, target) {
    const { app, say, print, now } = terminal
    const { id } = await accountTyped(terminal, target)
    const { account, people, sessions, qrCodes, disabledReason } = await app.modules.operators.accounts.show(id, now)
    print(lineOf(account, say))
    if (disabledReason) print(`  ${disabledReason}`)
    print(`  ${say('operators.commandCounts', { codes: qrCodes, people: people.length, devices: sessions.length })}`)
    return 0
  },

  async make(terminal, mobile, options) {
    const { app, say, print } = terminal
    const { password, passWord } = oncePassword(terminal)
    const wanted = { mobile, name: text(options.name), ...tierTyped(options), passWord }
    const account = await app.modules.operators.accounts.make(wanted, operating(terminal), 'zh')
    print(lineOf(account, say))
    print(say('operators.commandPasswordIs', { password, count: oncePasswordDays }))
    return 0
  },

  async invite(terminal, mobile, options) {
    const { app, say, print, settings, origin } = terminal
    const days = Number(options.days ?? 7)
    if (!Number.isInteger(days) || days < 1 || days > 90) return wrong(say('operators.commandDays'), terminal)
    const wanted = { ...tierTyped(options), mobile: mobile || undefined, note: text(options.note), days }
    const address = settings.ORIGIN ?? origin
    const { link, code } = await app.modules.operators.invitations.make(wanted, operating(terminal), address)
    print(address ? say('operators.commandInvitation', { link, code }) : code)
    return 0
  },

  async tier(terminal, target, options) {
    const { tier, until } = tierTyped(options)
    if (!tier) return wrong(terminal.say('operators.commandNoTier', { tiers: tiers.join(', ') }), terminal)
    const { id } = await accountTyped(terminal, target)
    const { accounts } = terminal.app.modules.operators
    terminal.print(lineOf(await accounts.setTier({ id, tier, until }, operating(terminal)), terminal.say))
    return 0
  },

  async disable(terminal, target, options) {
    const reason = text(options.reason)
    if (!reason) return wrong(terminal.say('abuse.commandNoReason'), terminal)
    const { id } = await accountTyped(terminal, target)
    const { accounts } = terminal.app.modules.operators
    terminal.print(lineOf(await accounts.disable({ id, reason }, operating(terminal)), terminal.say))
    return 0
  },

  async enable(terminal, target) {
    const { id } = await accountTyped(terminal, target)
    const { accounts } = terminal.app.modules.operators
    terminal.print(lineOf(await accounts.enable({ id }, operating(terminal)), terminal.say))
    return 0
  },

  async sessions(terminal, target) {
    const { id } = await accountTyped(terminal, target)
    const count = await terminal.app.modules.operators.accounts.endSessions({ id }, operating(terminal))
    terminal.print(terminal.say('operators.sessionsEnded', { count }))
    return 0
  },

  async password(terminal, target) {
    const { id } = await accountTyped(terminal, target)
    const { password, passWord } = oncePassword(terminal)
    await terminal.app.modules.operators.accounts.givePassword({ id, passWord }, operating(terminal))
    terminal.print(terminal.say('operators.commandPasswordIs', { password, count: oncePasswordDays }))
    return 0
  },

  async factor(terminal, target) {
    const { app, say, print, now } = terminal
    const { id } = await accountTyped(terminal, target)
    // Its owner comes first.
    const [owner] = (await app.modules.operators.accounts.show(id, now)).people
    if (!owner) return wrong(say('operators.ownerGone'), terminal)
    const name = await app.modules.operators.access.resetSecondFactor(owner.userId, operating(terminal))
    print(say('operators.commandFactorReset', { name }))
    return 0
  },

  async storage({ app, say, print, now }) {
    const asked = { page: 1, pageSize: 50, keyword: '', sort: 'storage' as const, filters: {} }
    const { list } = await app.modules.operators.accounts.list(asked, now)
    for (const account of list) print(lineOf(account, say))
    return 0
  },
}

/** Deeds that need nobody named. */
const forAll = ['storage', 'invite']

export const account: Command = {
  needs: 'app',
  typed: (say) => `${Object.keys(deeds).join('|')} [${say('operators.mobile')}]`,
  about: 'operators.commandAccount',
  options: {
    ...{ tier: { type: 'string' }, until: { type: 'string' }, name: { type: 'string' } },
    ...{ reason: { type: 'string' }, note: { type: 'string' }, days: { type: 'string' } },
  },
  async run(terminal, { words: [verb = '', target = ''], options }) {
    const { say } = terminal
    const deed = Object.hasOwn(deeds, verb) ? deeds[verb] : undefined
    if (!deed) return wrong(say('operators.commandNoDeed', { deeds: Object.keys(deeds).join(', ') }), terminal)
    if (!target && !forAll.includes(verb)) return wrong(say('operators.commandNoTarget'), terminal)
    const { tier, until } = options
    if (tier !== undefined && !isTier(tier)) {
      return wrong(say('operators.commandNoTier', { tiers: tiers.join(', ') }), terminal)
    }
    if (until !== undefined && !isDay(text(until))) return wrong(say('operators.commandNoDay'), terminal)
    return deed(terminal, target, options)
  },
}

function isTier(typed: unknown): typed is Tier {
  return tiers.some((tier) => tier === typed)
}

const isDay = (typed: string) => /^\d{4}-\d\d-\d\d$/.test(typed) && !Number.isNaN(Date.parse(typed))

/** A day still belongs to the tier that ends with it. */
function tierTyped({ tier, until }: Typed['options']): { tier: Tier | undefined; until: string | null } {
  return { tier: isTier(tier) ? tier : undefined, until: until ? `${text(until)}T23:59:59.999Z` : null }
}

const letters = '23456789abcdefghjkmnpqrstuvwxyz'

/** A password that somebody reads to somebody else, as the calls take it. */
function oncePassword({ app }: Terminal): { password: string; passWord: string } {
  const password = Array.from({ length: 12 }, () => letters[randomInt(letters.length)]).join('')
  return { password, passWord: seal(password, 'password', app.modules.accounts.sealKey) }
}
