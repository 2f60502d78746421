import { Failure } from '../../failure.ts'

/** What S3 refused, by the code in its XML: `SlowDown`, `NoSuchUpload`, `SignatureDoesNotMatch`. */
export class S3Refusal extends Error {
  readonly status: number
  readonly s3Code: string

  constructor(status: number, xml: string) {
    const [code = ''] = textsOf(xml, 'Code')
    super(`S3 answered ${status} ${code}: ${textsOf(xml, 'Message')[0] ?? ''}`)
    this.name = 'S3Refusal'
    this.status = status
    this.s3Code = code
  }
}

/** The store cannot be reached, or does not do what it is for; the cause says which. */
export class StoreAway extends Failure {
  constructor(cause: unknown) {
    super('server', 'files.storeAway')
    this.cause = cause
  }
}

/** Texts of all elements of a name. S3's answers have neither attributes nor elements of the same name inside. */
export function textsOf(xml: string, name: string): string[] {
  return [...xml.matchAll(new RegExp(`<${name}>([^<]*)</${name}>`, 'g'))].map(([, text = '']) => unescaped(text))
}

/** What stands in each element of a name. */
export function partsOf(xml: string, name: string): string[] {
  return [...xml.matchAll(new RegExp(`<${name}>(.*?)</${name}>`, 'gs'))].map(([, inside = '']) => inside)
}

const entities: Record<string, string> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" }

function unescaped(text: string): string {
  return text.replace(/&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi, (whole, ten, sixteen, name) => {
    if (ten || sixteen) return String.fromCodePoint(ten ? Number(ten) : Number.parseInt(sixteen, 16))
    return entities[name] ?? whole
  })
}
