/** The name of the database, and of its only user: the socket's folder is what guards it. */
export const DATABASE = 'matai'

export const PORT = 5432

export const INITDB_ARGS = [
  `--username=${DATABASE}`,
  '--auth=trust',
  '--encoding=UTF8',
  // With locale C the trigram index is blind to Chinese; macOS has no C.UTF-8.
  `--locale=${process.platform === 'darwin' ? 'en_US.UTF-8' : 'C.UTF-8'}`,
  '--data-checksums',
]

const SETTINGS = {
  listen_addresses: '',
  port: PORT,
  unix_socket_permissions: '0700',
  max_connections: 100,
  shared_buffers: '128MB',
  wal_compression: 'on',
  max_wal_size: '1GB',
  // Thousands of tiny statements a second: compiling a plan costs more than it saves.
  jit: 'off',
  random_page_cost: 1.1,
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_line_prefix: '%m [%p] ',
}

/** One string for `pg_ctl -o`, which a shell reads. */
export function serverOptions(socketDir: string): string {
  const all = { unix_socket_directories: quoteListItem(socketDir), ...SETTINGS }
  return Object.entries(all)
    .map(([name, value]) => `-c ${quoteForShell(`${name}=${value}`)}`)
    .join(' ')
}

const quoteForShell = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`

// unix_socket_directories is a list: a comma or a space in a folder's name needs quotes.
const quoteListItem = (path: string) => `"${path.replaceAll('"', '""')}"`
