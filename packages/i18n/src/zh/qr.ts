export const qr = {}
