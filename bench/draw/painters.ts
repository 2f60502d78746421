import { createRequire } from 'node:module'
import { defaultStyle, draw, plainPng, type QrStyle } from '@matai/qr'
import { Resvg } from '@resvg/resvg-js'

const require = createRequire(import.meta.url)
const size = 400

/** Makes one picture of a content and gives its bytes. */
export type Painter = (content: string) => Promise<Uint8Array> | Uint8Array

const logoSvg =
  '<svg xmlns="http://www.w3.org/2000/svg" width="96" height="96"><rect width="96" height="96" fill="#0a7"/></svg>'
const logo = `data:image/png;base64,${new Resvg(logoSvg).render().asPng().toString('base64')}`

/** The same looks for both sides: dots, a gradient, round eyes, a logo. */
const styled: QrStyle = {
  ...defaultStyle,
  bodyType: 'dots',
  eyeType: 'round',
  foreType: 'gradient',
  foreColor: '#0A5A3C',
  foreColorTwo: '#123A8C',
  logoUrl: '/logo.png',
}

export const ourPlain: Painter = (content) => plainPng(content, { ...defaultStyle, size })

export const ourDrawing: Painter = (content) => Buffer.from(draw(content, styled, { logo }).svg)

export const ourStyled: Painter = (content) =>
  new Resvg(draw(content, styled, { logo }).svg, { font: { loadSystemFonts: false } }).render().asPng()

interface QrcodePackage {
  toBuffer(content: string, options: object): Promise<Uint8Array>
}

/** The package `qrcode`. It brings no types, hence the interface above. */
export function qrcodePlain(): Painter {
  const { toBuffer } = require('qrcode') as QrcodePackage
  return (content) => toBuffer(content, { width: size, margin: 2, errorCorrectionLevel: 'H' })
}

interface StylingPackage {
  QRCodeStyling: new (options: object) => { getRawData(extension: 'png'): Promise<Uint8Array> }
}

/** The package `qr-code-styling` as its manual sets it up for Node: with a document and a canvas. */
export function qrCodeStylingStyled(): Painter {
  // Its type declarations are written for a browser, so only what is used here is named.
  const { QRCodeStyling } = require('qr-code-styling/lib/qr-code-styling.common.js') as StylingPackage
  const { JSDOM } = require('jsdom') as { JSDOM: unknown }
  const nodeCanvas: unknown = require('@napi-rs/canvas')
  const gradient = [
    { offset: 0, color: styled.foreColor },
    { offset: 1, color: styled.foreColorTwo },
  ]
  return (content) =>
    new QRCodeStyling({
      jsdom: JSDOM,
      nodeCanvas,
      width: size,
      height: size,
      data: content,
      image: logo,
      qrOptions: { errorCorrectionLevel: 'H' },
      dotsOptions: { type: 'dots', gradient: { type: 'linear', colorStops: gradient } },
      cornersSquareOptions: { type: 'extra-rounded' },
      imageOptions: { saveAsBlob: true, imageSize: 0.2 },
    }).getRawData('png')
}
