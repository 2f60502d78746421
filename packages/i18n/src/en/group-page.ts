/** The page of a group code: one of many pictures. */
export const groupPage = {
  pictureOf: 'QR code: {{name}}',
  press: 'Press and hold the picture to read its code',
  same: 'Whenever you come back, you see the same one.',
  full: 'All places are taken',
  fullHint: 'Please come back later, or get in touch with the publisher.',
  leaveContact: 'Leave your contact',
  preview: 'Open the page to see the code.',
}
