export const qrCodes = {
  selectToDelete: 'Select the items to delete first',
  unsafeLink: 'Only http and https links can be used',
  contentEmpty: 'Please add at least one piece of content',
}
