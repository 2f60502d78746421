import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  hkdfSync,
  randomBytes,
  scrypt,
  timingSafeEqual,
} from 'node:crypto'

/**
 * Files under a passphrase in the format of age (age-encryption.org/v1 with one scrypt recipient), so that anybody opens
 * them without us: `age -d`. Pieces of 64 KiB under ChaCha20-Poly1305, each sealed on its own.
 */
const intro = 'age-encryption.org/v1'
const pieceSize = 64 * 1024
const tagSize = 16
/** Work of guessing one passphrase: 2^16 rounds take a tenth of a second and 64 MB. */
const workFactor = 16
/** More is refused: a file from elsewhere could keep us busy for hours. */
const workFactorMax = 20

/** The passphrase is another one, or the file was changed. */
export class AgeRefused extends Error {}

const plain = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '')
const hkdf = (key: Buffer, salt: Buffer | string, info: string) => Buffer.from(hkdfSync('sha256', key, salt, info, 32))
const macOf = (fileKey: Buffer, head: string) =>
  createHmac('sha256', hkdf(fileKey, '', 'header'))
    .update(head)
    .digest()

function wrapKey(passphrase: string, salt: Buffer, logN: number): Promise<Buffer> {
  const salted = Buffer.concat([Buffer.from(`${intro}/scrypt`), salt])
  const options = { N: 2 ** logN, r: 8, p: 1, maxmem: 2 ** (logN + 11) }
  return new Promise((resolve, reject) =>
    scrypt(passphrase.normalize('NFC'), salted, 32, options, (error, key) => (error ? reject(error) : resolve(key))),
  )
}

function sealPiece(key: Buffer, nonce: Buffer, piece: Buffer): Buffer {
  const cipher = createCipheriv('chacha20-poly1305', key, nonce, { authTagLength: tagSize })
  return Buffer.concat([cipher.update(piece), cipher.final(), cipher.getAuthTag()])
}

function openPiece(key: Buffer, nonce: Buffer, sealed: Buffer): Buffer {
  if (sealed.length < tagSize) throw new AgeRefused('cut off')
  const decipher = createDecipheriv('chacha20-poly1305', key, nonce, { authTagLength: tagSize })
  decipher.setAuthTag(sealed.subarray(sealed.length - tagSize))
  try {
    return Buffer.concat([decipher.update(sealed.subarray(0, sealed.length - tagSize)), decipher.final()])
  } catch {
    throw new AgeRefused('sealed otherwise')
  }
}

function nonceOf(count: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12)
  nonce.writeUIntBE(count, 5, 6)
  nonce[11] = isLast ? 1 : 0
  return nonce
}

/** Pieces of one size, the last one as it comes; an empty source gives one empty piece. */
async function* inPieces(
  source: AsyncIterable<Buffer>,
  size: number,
): AsyncGenerator<{ piece: Buffer; isLast: boolean }> {
  let held: Buffer[] = []
  let length = 0
  for await (const bytes of source) {
    held.push(bytes)
    length += bytes.length
    // One byte more than a piece has to be there: only then it is not the last.
    if (length <= size) continue
    let whole = Buffer.concat(held, length)
    for (; whole.length > size; whole = whole.subarray(size)) yield { piece: whole.subarray(0, size), isLast: false }
    held = [whole]
    length = whole.length
  }
  yield { piece: Buffer.concat(held, length), isLast: true }
}

/** The file under the passphrase, as it comes. */
export async function* sealAge(source: AsyncIterable<Buffer>, passphrase: string): AsyncGenerator<Buffer> {
  const [fileKey, salt, nonce] = [randomBytes(16), randomBytes(16), randomBytes(16)]
  const wrapped = sealPiece(await wrapKey(passphrase, salt, workFactor), Buffer.alloc(12), fileKey)
  const head = `${intro}\n-> scrypt ${plain(salt)} ${workFactor}\n${plain(wrapped)}\n---`
  yield Buffer.concat([Buffer.from(`${head} ${plain(macOf(fileKey, head))}\n`), nonce])
  const key = hkdf(fileKey, nonce, 'payload')
  let count = 0
  for await (const { piece, isLast } of inPieces(source, pieceSize)) {
    yield sealPiece(key, nonceOf(count, isLast), piece)
    count += 1
  }
}

/** Whether a file begins as those under a passphrase do. */
export const isAge = (head: Buffer): boolean => head.toString('latin1', 0, intro.length + 1) === `${intro}\n`

const headShape = /^age-encryption\.org\/v1\n-> scrypt ([\w+/]{22}) ([1-9]\d?)\n([\w+/]{43})\n--- ([\w+/]{43})\n/

/** What is in the file, as it comes; throws `AgeRefused`, before the first byte when the passphrase is another one. */
export async function* openAge(source: AsyncIterable<Buffer>, passphrase: string): AsyncGenerator<Buffer> {
  const pieces = source[Symbol.asyncIterator]()
  let held: Buffer = Buffer.alloc(0)
  // A head is some 170 bytes with its nonce.
  while (held.length < 256) {
    const { value, done } = await pieces.next()
    if (done) break
    held = Buffer.concat([held, value])
  }
  const text = held.toString('latin1', 0, 256)
  const [whole = '', salt = '', logN = '', body = '', mac = ''] = headShape.exec(text) ?? []
  if (whole === '' || Number(logN) > workFactorMax) throw new AgeRefused('another format')
  const key = await wrapKey(passphrase, Buffer.from(salt, 'base64'), Number(logN))
  const fileKey = openPiece(key, Buffer.alloc(12), Buffer.from(body, 'base64'))
  const head = whole.slice(0, whole.lastIndexOf('---') + 3)
  if (!timingSafeEqual(macOf(fileKey, head), Buffer.from(mac, 'base64'))) throw new AgeRefused('the head was changed')
  const nonce = held.subarray(whole.length, whole.length + 16)
  const payload = hkdf(fileKey, nonce, 'payload')
  const rest = held.subarray(whole.length + 16)
  async function* following() {
    if (rest.length > 0) yield rest
    for (;;) {
      const { value, done } = await pieces.next()
      if (done) return
      yield value as Buffer
    }
  }
  let count = 0
  for await (const { piece, isLast } of inPieces(following(), pieceSize + tagSize)) {
    yield openPiece(payload, nonceOf(count, isLast), piece)
    count += 1
  }
}
