import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { checkSettingsTold } from './settings-told.ts'

const settings = {
  path: 'settings.ts',
  text: 'const Environment = z.object({\n  PORT: count(),\n  SECRET: text,\n})\n',
}
const problems = (page: string, example: string) =>
  checkSettingsTold({
    settings,
    page: { path: 'settings.md', text: page },
    example: { path: 'example.env', text: example },
  }).map(({ path, problem }) => `${path} ${problem}`)

it('is content when all are told', () => {
  expect(problems('| `PORT` | 7300 |\n| `SECRET` | – |', 'DATABASE_PASSWORD=\nSECRET=\n')).toEqual([])
})

it('names what is missing, and what is none', () => {
  expect(problems('| `PORT` |', 'SECRETS=\n')).toEqual([
    'settings.md does not tell of SECRET',
    'example.env has SECRETS, which is no setting',
  ])
})

it('the image installs the dependencies of every workspace before the sources come into it', () => {
  const dockerfile = readFileSync('ops/Dockerfile', 'utf8')
  const workspaces = ['packages', 'apps'].flatMap((top) => readdirSync(top).map((name) => `${top}/${name}`))
  for (const stage of dockerfile.split(/^FROM /m).slice(1, 3)) {
    const before = stage.slice(0, stage.indexOf('npm install'))
    for (const workspace of workspaces) expect(before).toContain(`COPY ${workspace}/package.json ${workspace}/`)
    expect(before).not.toMatch(/^COPY \. /m)
  }
})

it('containers get every setting that is written down, on pinned bases, and no layer gets a secret', () => {
  expect(readFileSync('ops/compose.yaml', 'utf8')).toMatch(/^ {2}env_file: \[\.env\]$/m)
  expect(readFileSync('ops/compose.yaml', 'utf8')).toMatch(/image: postgres:\d+\.\d+-/)
  expect(readFileSync('ops/Dockerfile', 'utf8')).toMatch(/^ARG NODE=\d+\.\d+\.\d+-/m)
  expect(readFileSync('ops/Dockerfile.dockerignore', 'utf8').split('\n')).toContain('**/*.env')
})

it('the proxy keeps no film on its disk, and each host serves its own', () => {
  const [shared = '', console_ = '', files = ''] = readFileSync('ops/nginx.conf', 'utf8').split(
    /^server \{\n {2}listen 443.*$/m,
  )
  expect(shared).toMatch(/^proxy_max_temp_file_size 0;$/m)
  expect(console_).toMatch(/location \/u\/ \{\n {4}return 404;/)
  expect(files).toMatch(/location \/u\/ \{[^}]*deny all;\n {4}\}\n {4}proxy_pass/)
  expect(files).toMatch(/location \/ \{\n {4}return 404;/)
  for (const host of [console_, files])
    expect(host).toContain('add_header Strict-Transport-Security "max-age=31536000" always;')
})
