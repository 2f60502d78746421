import { phrase, SetupError } from './setup/phrases.mjs'
import { prepare } from './setup/prepare.mjs'
import { repository } from './setup/root.mjs'

// Installs and builds without a start: for servers whose own user may not write here.
try {
  await prepare(repository)
  console.log(phrase('prepared'))
} catch (error) {
  if (!(error instanceof SetupError)) throw error
  console.error(error.message)
  process.exitCode = 1
}
