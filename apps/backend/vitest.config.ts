import { fileURLToPath } from 'node:url'
import { sharedWorkers } from '@clairmemoire/vitest'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    ...sharedWorkers,
    include: ['src/**/*.test.ts'],
    globalSetup: ['testing/postgres-server.ts'],
    env: {
      // Applies to the workers and to the programs that their tests start.
      NODE_OPTIONS: `--import=${new URL('testing/drizzle-files.ts', import.meta.url).href}`,
      // The programs that tests start reuse the code that earlier programs have compiled.
      NODE_COMPILE_CACHE: fileURLToPath(new URL('../../node_modules/.cache/compiled', import.meta.url)),
    },
  },
})
