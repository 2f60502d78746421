import type { PhraseKey } from '@matai/i18n'

/** How a reader's language says things. */
export interface NoticeSpeech {
  say(key: PhraseKey, params?: Record<string, string | number>): string
  knows(key: string): key is PhraseKey
  /** For numbers and days: `zh-CN`. */
  tag: string
}

interface Told {
  kind: string
  details: Record<string, string | number>
}

const dayPattern = /^\d{4}-\d\d-\d\d$/

/** What a notice says. A kind of a later edition, which this one has no words for, is still a notice. */
export function noticeSentence({ kind, details }: Told, speech: NoticeSpeech): string {
  const key = `notices.kind_${kind}`
  return speech.knows(key) ? speech.say(key, paramsOf(details, speech)) : speech.say('notices.unknownKind')
}

/** What stands below the sentence, line by line: the file that is ready, the codes of a weekly summary. */
export function noticeLines({ details }: Told, { say, tag }: NoticeSpeech): string[] {
  const lines: string[] = details.file ? [String(details.file)] : []
  for (let place = 1; details[`name${place}`] !== undefined; place += 1) {
    const count = Number(details[`people${place}`])
    const formatted = new Intl.NumberFormat(tag).format(count)
    lines.push(say('notices.bestCode', { place, name: String(details[`name${place}`]), count, formatted }))
  }
  return lines
}

/** Numbers and days as the language writes them; `count` stays a number, because it chooses the plural. */
function paramsOf(details: Told['details'], { say, knows, tag }: NoticeSpeech): Record<string, string | number> {
  const number = new Intl.NumberFormat(tag)
  const day = new Intl.DateTimeFormat(tag, { month: 'numeric', day: 'numeric', timeZone: 'UTC' })
  const params: Record<string, string | number> = {}
  for (const [name, value] of Object.entries(details)) {
    if (typeof value === 'number') params[name] = name === 'count' ? value : number.format(value)
    else params[name] = dayPattern.test(value) ? day.format(new Date(`${value}T00:00:00Z`)) : value
  }
  if (details.key === 'storageBytes') {
    for (const name of ['used', 'limit']) params[name] = sayBytes(Number(details[name]), number)
  }
  if (typeof details.count === 'number') params.formatted = number.format(details.count)
  const limit = `dashboard.limit_${details.key}`
  if (knows(limit)) params.limitName = say(limit)
  const state = `notices.state_${details.state}`
  if (knows(state)) params.stateName = say(state)
  const tier = `dashboard.tier_${details.tier}`
  if (knows(tier)) params.tierName = say(tier)
  return params
}

const gigabyte = 1024 ** 3

/** Bytes of a limit of storage, as it is sold. */
function sayBytes(bytes: number, number: Intl.NumberFormat): string {
  return bytes < gigabyte / 10
    ? `${number.format(Math.round(bytes / 1024 ** 2))} MB`
    : `${number.format(Math.round((bytes / gigabyte) * 10) / 10)} GB`
}
