/** @typedef {Record<string, string | number>} Values */

const zh = {
  installing: () => '正在安装依赖，第一次需要一两分钟…',
  installed: (/** @type {Values} */ v) => `依赖已装好，用了 ${v.seconds} 秒`,
  building: (/** @type {Values} */ v) => `正在生成${v.what === 'scan' ? '扫码页' : '控制台'}…`,
  waiting: () => '另一个进程正在准备，稍等…',
  prepared: () => '依赖和页面都已就绪，用 npm start 启动',
  starting: () => '正在启动码台…',
  stopping: () => '正在停止，再按一次 Ctrl-C 强制结束',
  noNpm: () => '没有找到 npm。请安装带 npm 的 Node 后再试',
  noSpace: () => '磁盘空间不足。请腾出至少 2 GB 后再试',
  installFailed: () => '依赖安装失败，原因在上面。请检查网络后再运行一次',
  notWritable: (/** @type {Values} */ v) =>
    `依赖或页面需要更新，但无法写入 ${v.dir}。请用能写入的用户运行一次 npm run build`,
  noEngine: (/** @type {Values} */ v) => `码台需要 Node 24，但没能为 ${v.platform} 装上。请自行安装 Node 24 后再试`,
  buildFailed: (/** @type {Values} */ v) => `${v.what === 'scan' ? '扫码页' : '控制台'}没有生成，原因在上面`,
  installBrowser: () => '正在安装 Chromium 和中文字体…',
  needBrowser: (/** @type {Values} */ v) => `浏览器测试需要 ${v.packages}。请先运行：${v.command}`,
}

/** @type {typeof zh} */
const en = {
  installing: () => 'Installing dependencies, the first time takes a minute or two…',
  installed: (v) => `Dependencies installed in ${v.seconds} s`,
  building: (v) => `Building the ${v.what === 'scan' ? 'scan pages' : 'console'}…`,
  waiting: () => 'Another process is setting up, waiting for it…',
  prepared: () => 'Dependencies and pages are ready; npm start starts the server',
  starting: () => 'Starting Matai…',
  stopping: () => 'Stopping; press Ctrl-C again to force it',
  noNpm: () => 'npm was not found. Install a Node that comes with npm and try again',
  noSpace: () => 'The disk is full. Free at least 2 GB and try again',
  installFailed: () =>
    'The dependencies could not be installed, the reason is above. Check the network and run it again',
  notWritable: (v) =>
    `Dependencies or pages need an update, but ${v.dir} cannot be written. Run npm run build once as a user who may write there`,
  noEngine: (v) =>
    `Matai needs Node 24, which could not be installed for ${v.platform}. Install Node 24 yourself and try again`,
  buildFailed: (v) => `The ${v.what === 'scan' ? 'scan pages' : 'console'} could not be built, the reason is above`,
  installBrowser: () => 'Installing Chromium and Chinese fonts…',
  needBrowser: (v) => `The browser tests need ${v.packages}. Run this first: ${v.command}`,
}

/**
 * A sentence in the language of LANG.
 * @param {keyof typeof zh} key
 * @param {Values} [values]
 */
export function phrase(key, values = {}) {
  const language = process.env.LC_ALL || process.env.LC_MESSAGES || process.env.LANG || ''
  return (language.startsWith('zh') ? zh : en)[key](values)
}

/** A failure that the person at the terminal can mend: printed as a sentence, without a stack. */
export class SetupError extends Error {
  /**
   * @param {keyof typeof zh} key
   * @param {Values} [values]
   */
  constructor(key, values) {
    super(phrase(key, values))
  }
}
