/** What is known of an uploaded file. */
export interface FileFact {
  name: string
  kind: 'picture' | 'audio' | 'video' | 'file'
  /** bytes */
  size: number
}

/** What a check must know besides the answer; handed in, so that browser and server run the same code. */
export interface Facts {
  /** milliseconds since 1970 */
  now: number
  /** IANA name of the account's zone */
  zone: string
  /** whether the filler holds a phone in his hand, which sends fewer pictures at once */
  onPhone?: boolean
  /** reads a phone number in the form +8613800000000; null when there is no such mobile number */
  mobileOf(number: string): { country: string } | null
  /** whether a code was sent to this number and came back; left out where nobody can know (browsers) */
  isVerified?(number: string): boolean
  /** whether WeChat calls a person (`openId`) so; left out where nobody can know (browsers) */
  isWechat?(openId: string, name: string): boolean
  /** undefined for a file that is not the filler's; left out where nobody can know */
  fileOf?(id: string): FileFact | undefined
  /** name of a province, city or county by its six digits; left out where the list is not loaded */
  areaName?(code: string): string | undefined
  /** whether anything lies within a place: some cities have no districts; left out where the list is not loaded */
  isDivided?(code: string): boolean
}
