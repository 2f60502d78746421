import { spawnSync } from 'node:child_process'
import { phrase, SetupError } from './phrases.mjs'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome']

/** The Chromium of this machine, if there is one. */
export function findBrowser() {
  if (process.env.CHROMIUM) return process.env.CHROMIUM
  for (const name of NAMES) {
    const found = spawnSync('sh', ['-c', 'command -v "$1"', 'sh', name], { encoding: 'utf8' }).stdout.trim()
    if (found) return found
  }
  return undefined
}

/** Without Chinese fonts every Chinese character is the same box. */
function hasChineseFonts() {
  return (spawnSync('fc-list', [':lang=zh-cn'], { encoding: 'utf8' }).stdout ?? '').trim() !== ''
}

/** Installs what the browser tests need where this process may, else says the one command that does. */
export function ensureBrowser() {
  const packages = missingPackages()
  if (packages.length === 0) return
  const command = `apt-get update; apt-get install -y --no-install-recommends ${packages.join(' ')}`
  const ask = { packages: packages.join(', '), command: `sudo sh -c '${command}'` }
  const mayInstall = process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0
  if (!mayInstall) throw new SetupError('needBrowser', ask)

  console.log(phrase('installBrowser'))
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const done = spawnSync('sh', ['-c', command], { env, encoding: 'utf8' })
  // apt calls it a failure when one of many lists is stale: what counts is whether the programs are there.
  if (missingPackages().length === 0) return
  console.error(`${done.stdout}${done.stderr}`.trim().split('\n').slice(-10).join('\n'))
  throw new SetupError('needBrowser', ask)
}

function missingPackages() {
  return [...(findBrowser() ? [] : ['chromium']), ...(hasChineseFonts() ? [] : ['fonts-noto-cjk', 'fontconfig'])]
}
