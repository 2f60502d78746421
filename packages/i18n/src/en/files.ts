export const files = {
  fileEmpty: 'A file is empty',
  fileTooLarge: 'The file is over the size limit of this edition, please upgrade',
  imageFormat: 'Wrong image format',
  imageSize: 'The image is over the size limit',
  uploadFailed: 'Upload failed',
  uploadPending: 'Please wait for the uploads to finish',
  downloadFailed: 'Download failed',
  diskFull: 'The server has no room left for uploads at the moment; what is stored is not affected',
  noFile: 'Please choose a file to upload',
  uploadUnfinished: 'This file has not been uploaded completely',
}
