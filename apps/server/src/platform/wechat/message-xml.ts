/** The fields of a message: its first level. A field that holds others is left as the text within. */
export type Message = Readonly<Record<string, string>>

const field = /<([A-Za-z_]\w*)>(?:<!\[CDATA\[([\s\S]*?)\]\]>|([\s\S]*?))<\/\1>/g
const entities: Record<string, string> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&apos;': "'", '&amp;': '&' }

/**
 * Reads the XML of WeChat's messages: one level of fields, CDATA or plain. There are no documents types and no entities
 * but the five, so that nothing in a message unfolds or is fetched. Undefined when it is no such message.
 */
export function readMessage(xml: string): Message | undefined {
  const inside = /^\s*(?:<\?xml[^>]*\?>\s*)?<xml>([\s\S]*)<\/xml>\s*$/.exec(xml)?.[1]
  if (inside === undefined || /<!(?!\[CDATA\[)/.test(inside)) return undefined
  const message: Record<string, string> = {}
  for (const [, name = '', quoted, plain = ''] of inside.matchAll(field))
    message[name] ??= quoted ?? plain.trim().replace(/&(lt|gt|quot|apos|amp);/g, (entity) => entities[entity] ?? '')
  return message
}

/** The same written; a text cannot end its own quotes. */
export function writeMessage(message: Readonly<Record<string, string | number>>): string {
  const fields = Object.entries(message).map(([name, value]) =>
    typeof value === 'number'
      ? `<${name}>${value}</${name}>`
      : `<${name}><![CDATA[${value.replaceAll(']]>', ']]]]><![CDATA[>')}]]></${name}>`,
  )
  return `<xml>${fields.join('')}</xml>`
}
