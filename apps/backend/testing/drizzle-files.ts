import { type ResolveFnOutput, registerHooks } from 'node:module'

/** What Node found for the name of an entry point, such as `drizzle-orm/pg-core`. */
const entryPoints = new Map<string, ResolveFnOutput>()

/**
 * Node parses the package.json of drizzle-orm (180 kB) again for each of its files: three quarters of the time in which a
 * command loads from source. Programs that tests start know what it would say there: all files are ES modules.
 */
registerHooks({
  resolve(specifier, context, nextResolve) {
    if (context.parentURL?.includes('/node_modules/drizzle-orm/') && specifier.startsWith('.'))
      return { url: new URL(specifier, context.parentURL).href, format: 'module', shortCircuit: true }
    if (!specifier.startsWith('drizzle-orm')) return nextResolve(specifier, context)
    const entryPoint = entryPoints.get(specifier) ?? { ...nextResolve(specifier, context), shortCircuit: true }
    entryPoints.set(specifier, entryPoint)
    return entryPoint
  },
})
