export interface IdcardParts {
  /** `1990-01-31` */
  birthday: string
  sex: 'male' | 'female'
  /** six digits of the county that issued the first card */
  region: string
}

/** What a right number says of its holder. Old cards have fifteen digits, a year of two and no check digit. */
export function idcardParts(number: string): IdcardParts {
  const long = number.length === 18 ? number : `${number.slice(0, 6)}19${number.slice(6)}`
  const born = long.slice(6, 14)
  return {
    birthday: `${born.slice(0, 4)}-${born.slice(4, 6)}-${born.slice(6)}`,
    sex: Number(long[16]) % 2 === 1 ? 'male' : 'female',
    region: long.slice(0, 6),
  }
}
