import { fileURLToPath } from 'node:url'
import { sharedWorkers } from '@clairmemoire/vitest'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    ...sharedWorkers,
    include: ['src/**/*.test.ts'],
    globalSetup: ['testing/postgres-server.ts'],
    env: {
      // For the workers and for the programs that their tests start.
      NODE_OPTIONS: `--import=${new URL('testing/drizzle-files.ts', import.meta.url).href}`,
      // Programs started by tests reuse the code that earlier ones have compiled.
      NODE_COMPILE_CACHE: fileURLToPath(new URL('../../node_modules/.cache/compiled', import.meta.url)),
    },
  },
})
