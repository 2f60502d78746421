import { expect, it } from 'vitest'
import { printPicture } from './print-picture.ts'
import { sharp } from './sharp.ts'

const plain = (alpha: number) =>
  sharp({ create: { width: 60, height: 30, channels: 4, background: { r: 200, g: 20, b: 20, alpha } } })

it.each([
  ['a PNG, opaque or not', () => plain(1).png().toBuffer(), 'png'],
  ['what one can see through', () => plain(0.5).webp({ lossless: true }).toBuffer(), 'png'],
  ['what could be transparent and is not', () => plain(1).webp({ lossless: true }).toBuffer(), 'jpeg'],
  ['a photograph', () => plain(1).jpeg().toBuffer(), 'jpeg'],
])('prints %s', async (_, picture, format) => {
  const uri = await printPicture(await picture(), 20)
  const [head, body = ''] = uri.split(',')
  expect(head).toBe(`data:image/${format};base64`)
  expect(await sharp(Buffer.from(body, 'base64')).metadata()).toMatchObject({ format, width: 20, height: 10 })
})

it('leaves a photo as it is that is light and not much too large, and turns what lies on its side', async () => {
  const photo = await plain(1).jpeg().toBuffer()
  expect(await printPicture(photo, 24)).toBe(`data:image/jpeg;base64,${photo.toString('base64')}`)
  const turned = await plain(1).jpeg().withMetadata({ orientation: 6 }).toBuffer()
  const [, body = ''] = (await printPicture(turned, 24)).split(',')
  expect(await sharp(Buffer.from(body, 'base64')).metadata()).toMatchObject({ width: 12, height: 24 })
})
