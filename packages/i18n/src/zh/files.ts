export const files = {
  fileEmpty: '文件不能为空',
  fileTooLarge: '文件超过当前版本的大小限制,请升级',
  imageFormat: '图片格式错误',
  imageSize: '图片大小超出限制',
  uploadFailed: '上传失败',
  uploadPending: '请等待上传完成',
  downloadFailed: '下载失败',
  diskFull: '服务器存储空间不足,暂时无法上传,已有内容不受影响',
  noFile: '请选择要上传的文件',
  uploadUnfinished: '该文件尚未上传完成',
}
