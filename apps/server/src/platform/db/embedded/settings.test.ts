import { spawnSync } from 'node:child_process'
import { expect, it } from 'vitest'
import { serverOptions } from './settings.ts'

it('passes a folder with quotes and spaces through the shell whole', () => {
  const folder = `/tmp/it's a "码" , folder`
  const seen = spawnSync('sh', ['-c', `printf '%s\\n' ${serverOptions(folder)}`], { encoding: 'utf8' }).stdout
  expect(seen.split('\n')[1]).toBe(`unix_socket_directories="/tmp/it's a ""码"" , folder"`)
})
