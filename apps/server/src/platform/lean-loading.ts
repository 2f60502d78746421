import { registerHooks } from 'node:module'

/**
 * Takes drizzle-orm in its CommonJS form. Its ECMAScript modules import each other in circles, and to link them costs
 * half a second and 150 MB of garbage at every start.
 */
export function loadLeanly(): void {
  registerHooks({
    resolve: (specifier, context, next) =>
      specifier.startsWith('drizzle-orm')
        ? next(specifier, { ...context, conditions: ['node', 'require'] })
        : next(specifier, context),
  })
}
