import { cpSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { en } from '@matai/i18n/en'
import { zh } from '@matai/i18n/zh'
import { build } from 'vite'

export interface MiniBuild {
  appId: string
  /** Scheme and host of pages and calls. */
  origin: string
  /** Other addresses whose printed links are ours. */
  others: readonly string[]
  /** Path of the page where collaborators find their tasks, forms and records; empty: no button leads there. */
  mine: string
  /** The folder that is uploaded; what stands in it is replaced. */
  folder: string
}

const source = join(import.meta.dirname, '../src')
const screens = ['start', 'page', 'ask'].map((name) => `pages/${name}/${name}`)
/** What is taken as it stands. */
const copied = new Set(['.json', '.wxml', '.wxss'])

/** Writes the folder that WeChat's tools upload: scripts from TypeScript, everything else as it stands. */
export async function buildMini({ appId, origin, others, mine, folder }: MiniBuild): Promise<void> {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const hosts = [...new Set([origin, ...others].map((one) => new URL(one).host.toLowerCase()))]
  await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    define: {
      MINI_SETTINGS: JSON.stringify({
        origin: new URL(origin).origin,
        hosts,
        mine,
        words: { zh: zh.mini, en: en.mini },
      }),
    },
    build: {
      outDir: folder,
      emptyOutDir: false,
      // What phones with an old WeChat understand.
      target: 'es2018',
      lib: {
        entry: Object.fromEntries(['app', ...screens].map((name) => [name, join(source, `${name}.ts`)])),
        formats: ['cjs'],
      },
      rolldownOptions: {
        output: { minify: true, entryFileNames: '[name].js', chunkFileNames: 'shell/[name].js' },
      },
    },
  })
  cpSync(source, folder, {
    recursive: true,
    filter: (from) => statSync(from).isDirectory() || copied.has(extname(from)),
  })
  writeFileSync(join(folder, 'project.config.json'), projectOf(appId))
}

/** How WeChat's tools treat the folder: it is built already. */
const projectOf = (appid: string) =>
  `${JSON.stringify(
    {
      appid,
      projectname: 'matai',
      compileType: 'miniprogram',
      miniprogramRoot: './',
      setting: { urlCheck: true, es6: false, enhance: false, minified: false, postcss: false, packNpmManually: false },
    },
    null,
    2,
  )}\n`

/** Bytes of all files of a folder. */
export const sizeOf = (folder: string): number =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((one) => one.isFile())
    .reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0)
