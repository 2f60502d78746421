import { StartError } from '../../start-error.ts'

const zh = {
  alreadyRunning: (v: Values) => `这个数据目录正被另一个码台使用（进程 ${v.pid}，地址 ${v.address}）：${v.dir}`,
  otherOwner: (v: Values) => `数据目录 ${v.dir} 属于用户 ${v.owner}，请用该用户启动，或用 DATA_DIR 指定另一个目录`,
  notWritable: (v: Values) => `无法写入数据目录 ${v.dir}，请修改权限，或用 DATA_DIR 指定另一个目录`,
  diskFull: (v: Values) => `磁盘已满，没有启动。请在 ${v.dir} 所在的磁盘上腾出空间`,
  linkedCopy: (v: Values) =>
    `${v.dir} 是 ${v.original} 的副本，但其中的 postgres 只是链接，仍指向原来的数据库 ${v.cluster}。请把该文件夹也复制一份，取代 ${v.dir}/postgres`,
  databaseGone: (v: Values) =>
    `${v.dir} 里有 ${v.trace}，却没有数据库 ${v.cluster}：没有启动，因为空的数据库不认识任何印出的码。请检查 DATA_DIR、磁盘是否已挂载，或从备份恢复；如果数据在别的 PostgreSQL 里，请设置 DATABASE_URL；确实要新建空数据库时，用 NEW_DATABASE=true 启动一次`,
  noBinaries: (v: Values) => `没有适合 ${v.platform} 的内置数据库，请用 DATABASE_URL 指定 PostgreSQL（15 或更新）`,
  windows: () => 'Windows 上没有内置数据库，请用 DATABASE_URL 指定 PostgreSQL（15 或更新），或在 WSL 里运行',
  cannotRun: (v: Values) => `内置数据库无法在这里运行：${v.detail}。可以用 DATABASE_URL 指定 PostgreSQL（15 或更新）`,
  noPlace: (v: Values) =>
    `数据库用户 ${v.user} 进不了 ${v.dir}。请把 DATA_DIR 指到其他用户可以进入的目录，例如 /var/lib/matai，或安装 setpriv（软件包 util-linux），或用普通用户启动`,
  noRoleForRoot: () => '以 root 启动时需要一个普通用户来运行数据库，但系统里没有 postgres 或 nobody。请用普通用户启动',
  otherVersion: (v: Values) => `${v.dir} 里的数据来自 PostgreSQL ${v.found}，内置的是 ${v.carried}。请先导出，再导入`,
  cannotCreate: (v: Values) => `无法建立数据库：${v.detail}`,
  cannotStart: (v: Values) => `数据库没有启动，记录在 ${v.log}：${v.detail}`,
}

const en: typeof zh = {
  alreadyRunning: (v) =>
    `Another Matai already uses this data directory (process ${v.pid}, address ${v.address}): ${v.dir}`,
  otherOwner: (v) =>
    `The data directory ${v.dir} belongs to user ${v.owner}. Start as that user, or set DATA_DIR to another directory`,
  notWritable: (v) =>
    `Cannot write to the data directory ${v.dir}. Change its mode, or set DATA_DIR to another directory`,
  diskFull: (v) => `The disk is full, so nothing was started. Free some space on the disk of ${v.dir}`,
  linkedCopy: (v) =>
    `${v.dir} is a copy of ${v.original}, but postgres in it is a link that still leads to the database of the original, ${v.cluster}. Copy that folder as well and put it in the place of ${v.dir}/postgres`,
  databaseGone: (v) =>
    `${v.dir} holds ${v.trace}, but no database in ${v.cluster}. Nothing was started, because an empty database knows none of the printed codes. Check DATA_DIR and whether the disk is mounted, or restore a backup; where the data are in another PostgreSQL, set DATABASE_URL. To begin with an empty database, start once with NEW_DATABASE=true`,
  noBinaries: (v) => `There is no built-in database for ${v.platform}. Set DATABASE_URL to a PostgreSQL 15 or newer`,
  windows: () =>
    'There is no built-in database on Windows. Set DATABASE_URL to a PostgreSQL 15 or newer, or run inside WSL',
  cannotRun: (v) =>
    `The built-in database cannot run here: ${v.detail}. You can set DATABASE_URL to a PostgreSQL 15 or newer`,
  noPlace: (v) =>
    `The database user ${v.user} cannot enter ${v.dir}. Set DATA_DIR to a directory that others may enter, such as /var/lib/matai, install setpriv (package util-linux), or start as an ordinary user`,
  noRoleForRoot: () =>
    'Started as root, the database needs an ordinary user, but there is neither postgres nor nobody. Start as an ordinary user',
  otherVersion: (v) =>
    `The data in ${v.dir} was made by PostgreSQL ${v.found}, the built-in one is ${v.carried}. Export it first, then import it`,
  cannotCreate: (v) => `Cannot create the database: ${v.detail}`,
  cannotStart: (v) => `The database did not start, its log is ${v.log}: ${v.detail}`,
}

type Values = Record<string, string | number>
export type EmbeddedErrorKey = keyof typeof zh

/** A failure that the operator can mend: the message is a whole sentence in the language of LANG. */
export class EmbeddedError extends StartError {
  readonly key: EmbeddedErrorKey

  constructor(key: EmbeddedErrorKey, values: Values = {}, language = systemLanguage()) {
    super((language === 'zh' ? zh : en)[key](values))
    this.name = 'EmbeddedError'
    this.key = key
  }
}

export function systemLanguage(env: NodeJS.ProcessEnv = process.env): 'zh' | 'en' {
  return (env.LC_ALL || env.LC_MESSAGES || env.LANG || '').startsWith('zh') ? 'zh' : 'en'
}
