import QRCode from 'qrcode'

/** A QR code as somebody has it in the album of the phone. */
export const qrPng = (text: string): Promise<Buffer> => QRCode.toBuffer(text, { scale: 8 })
