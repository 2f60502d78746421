/** Control letters, marks of writing direction and of invisible breaks: renderers disagree about them. */
const invisible =
  /[\p{Cc}\u{AD}\u{200B}\u{200C}\u{200E}\u{200F}\u{202A}-\u{202E}\u{2060}-\u{206F}\u{FEFF}\u{FFFE}\u{FFFF}]/gu

/** The lines of a text as they are set: breaks kept, tabs as spaces, without letters that nobody sees. */
export function cleanLines(text: string): string[] {
  return text
    .toWellFormed()
    .split(/\r\n|[\n\r\u{2028}\u{2029}]/u)
    .map((line) => line.replaceAll('\t', ' ').replace(invisible, ''))
}
