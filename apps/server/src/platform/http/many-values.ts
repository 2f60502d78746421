const [quote, backslash, comma, brace, bracket] = ['"', '\\', ',', '{', '['].map((mark) => mark.charCodeAt(0))

/** Whether JSON that was not parsed yet has more values than so many, in time in proportion to its length. */
export function hasManyValues(json: string, most: number): boolean {
  let values = 0
  let isText = false
  for (let at = 0; at < json.length && values <= most; at += 1) {
    const mark = json.charCodeAt(at)
    if (isText) {
      if (mark === backslash) at += 1
      else if (mark === quote) isText = false
    } else if (mark === quote) isText = true
    // Each begins with one of these, but for the first of a list, which its bracket counts.
    else if (mark === comma || mark === brace || mark === bracket) values += 1
  }
  return values > most
}
