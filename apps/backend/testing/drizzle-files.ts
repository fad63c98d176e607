import { type ResolveFnOutput, registerHooks } from 'node:module'

/** Resolved entry points, such as `drizzle-orm/pg-core`. */
const entryPoints = new Map<string, ResolveFnOutput>()

/**
 * Speeds up programs that tests start: Node parses the package.json of drizzle-orm (180 kB) for each of its files, which takes
 * three quarters of their load time. Node only learns from it that all files are ES modules.
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
