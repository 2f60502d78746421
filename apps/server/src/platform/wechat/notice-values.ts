import type { NoticePart } from '../settings/wechat-settings.ts'

/** Characters that a field of the kind `thing` holds. */
const thingMax = 20

const cut = (text: string) => {
  const plain = text.replaceAll(/\s+/g, ' ').trim()
  return [...plain].length > thingMax ? `${[...plain].slice(0, thingMax - 1).join('')}…` : plain
}

/** `2026-11-28 10:03`, as the fields of the kind `time` take it. */
const timeOf = (now: Date, zone: string) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' }).format(now)

/** What the fields of a template say of a notice, cut to what they hold. */
export function noticeValues(
  fields: Partial<Record<NoticePart, string>>,
  { title, text, zone, now }: { title: string; text: string; zone: string; now: Date },
): Record<string, string> {
  const values = { title: cut(title), text: cut(text), time: timeOf(now, zone) }
  return Object.fromEntries(Object.entries(fields).map(([part, field]) => [field, values[part as NoticePart]]))
}
