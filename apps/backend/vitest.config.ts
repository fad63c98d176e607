import { fileURLToPath } from 'node:url'
import { sharedWorkers } from '@clairmemoire/vitest'
import { defineConfig } from 'vitest/config'

/** For the workers and for the programs that their tests start. */
const knownFiles = `--import=${new URL('testing/drizzle-files.ts', import.meta.url).href}`

export default defineConfig({
  test: {
    ...sharedWorkers,
    include: ['src/**/*.test.ts'],
    globalSetup: ['testing/postgres-server.ts'],
    execArgv: [knownFiles],
    env: {
      NODE_OPTIONS: knownFiles,
      // Programs that tests start read most of what the ones before them have compiled.
      NODE_COMPILE_CACHE: fileURLToPath(new URL('../../node_modules/.cache/compiled', import.meta.url)),
    },
    // Most of their time tests wait for processes and time limits.
    maxWorkers: 4,
  },
})
