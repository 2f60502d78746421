/** What stands in a record under a key that came from outside: never anything inherited. Old phones lack Object.hasOwn. */
export const own = <Value>(record: Readonly<Record<string, Value>>, key: string): Value | undefined =>
  Object.prototype.hasOwnProperty.call(record, key) ? record[key] : undefined
