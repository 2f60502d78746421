import { type SpawnSyncReturns, spawn, spawnSync } from 'node:child_process'

/** The system user as whom every database program runs. */
export interface Identity {
  /** undefined: the user of this process */
  user: { name: string; uid: number; gid: number } | undefined
  /** capabilities by which the user passes folders that are closed to it, such as /root; empty for none */
  passes: string
}

export interface Outcome {
  status: number
  output: string
}

/** Containers often lack the second. */
const CAPABILITIES = ['+dac_override,+dac_read_search', '+dac_override']

export const self: Identity = { user: undefined, passes: '' }

export const isRoot = () => process.getuid?.() === 0

/** Looks a system user up by name or number. */
export function findUser(name: string | number): Identity['user'] {
  const uid = spawnSync('id', ['-u', '--', String(name)], { encoding: 'utf8' })
  const gid = spawnSync('id', ['-g', '--', String(name)], { encoding: 'utf8' })
  if (uid.status !== 0 || gid.status !== 0) return undefined
  return { name: String(name), uid: Number(uid.stdout), gid: Number(gid.stdout) }
}

/** Root first tries the plain user, then the same user with leave to pass closed folders. */
export function identitiesOf(user: NonNullable<Identity['user']>): Identity[] {
  const plain = { user, passes: '' }
  const passing = CAPABILITIES.map((passes) => ({ user, passes })).find((one) => runNow(one, 'true', []).status === 0)
  return passing ? [plain, passing] : [plain]
}

/** For probes of a few milliseconds. */
export function runNow(identity: Identity, program: string, args: string[]): Outcome {
  const [file, all] = commandFor(identity, program, args)
  const done: SpawnSyncReturns<string> = spawnSync(file, all, { ...optionsFor(identity), encoding: 'utf8' })
  return { status: done.status ?? 1, output: done.error?.message ?? `${done.stdout}${done.stderr}`.trim() }
}

/** Detached, so that Ctrl-C in a terminal reaches only the node process, which then ends the database in order. */
export function run(identity: Identity, program: string, args: string[]): Promise<Outcome> {
  const [file, all] = commandFor(identity, program, args)
  return new Promise((resolve) => {
    const child = spawn(file, all, { ...optionsFor(identity), detached: true, stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    child.stdout.on('data', (chunk) => (output += chunk))
    child.stderr.on('data', (chunk) => (output += chunk))
    child.on('error', (error) => resolve({ status: 1, output: error.message }))
    child.on('close', (status) => resolve({ status: status ?? 1, output: output.trim() }))
  })
}

function commandFor({ user, passes }: Identity, program: string, args: string[]): [string, string[]] {
  if (!user || !passes) return [program, args]
  const become = ['--reuid', String(user.uid), '--regid', String(user.gid), '--clear-groups']
  // Without the security bit access(2), by which PostgreSQL looks for its own programs, ignores the capabilities.
  const caps = ['--securebits=+no_setuid_fixup', `--inh-caps=${passes}`, `--ambient-caps=${passes}`]
  return ['setpriv', [...become, ...caps, '--', program, ...args]]
}

function optionsFor({ user, passes }: Identity) {
  const env = { PATH: process.env.PATH ?? '/usr/bin:/bin', LC_ALL: 'C.UTF-8', TZ: 'UTC' }
  const plain = { cwd: '/', env }
  return user && !passes ? { ...plain, uid: user.uid, gid: user.gid } : plain
}
