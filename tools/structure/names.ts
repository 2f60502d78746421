import type { Rule } from './source.ts'

const KEBAB = /^[a-z0-9]+(-[a-z0-9]+)*$/
const SAYS_NOTHING = /^(utils?|helpers?|commons?|misc|shared|stuff|base|lib|functions)$/
const NUMBERED = /-\d$/

/** Folder and file names: lower case with hyphens, and each says what is inside. */
export const names: Rule = ({ path }) =>
  path.split('/').flatMap((part) => {
    const [name = '', ...endings] = part.replace(/^[._]+/, '').split('.')
    if (![name, ...endings].every((word) => KEBAB.test(word))) {
      return [{ path, problem: `"${part}" is not in kebab-case`, mend: 'rename it to lower-case words with hyphens' }]
    }
    if (SAYS_NOTHING.test(name) || NUMBERED.test(name)) {
      return [{ path, problem: `"${part}" does not say what is inside`, mend: 'name it after its verb or its part' }]
    }
    return []
  })
