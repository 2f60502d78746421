import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Paths of all files that git knows or would add, relative to the top. */
export function repositoryFiles(root: string): string[] {
  const args = ['-c', 'core.quotePath=false', 'ls-files', '-z', '--cached', '--others', '--exclude-standard']
  const listed = execFileSync('git', ['-c', `safe.directory=${root}`, ...args], { cwd: root, encoding: 'utf8' })
  return listed.split('\0').filter((path) => path && existsSync(join(root, path)))
}

export const readSource = (root: string, path: string) => ({ path, text: readFileSync(join(root, path), 'utf8') })
