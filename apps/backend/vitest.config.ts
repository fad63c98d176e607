import { fileURLToPath } from 'node:url'
import { sharedWorkers } from '@clairmemoire/vitest'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    ...sharedWorkers,
    include: ['src/**/*.test.ts'],
    globalSetup: ['testing/postgres-server.ts'],
    // Programs that tests start read most of what the ones before them have compiled.
    env: { NODE_COMPILE_CACHE: fileURLToPath(new URL('../../node_modules/.cache/compiled', import.meta.url)) },
    // Most of their time tests wait for processes and time limits.
    maxWorkers: 4,
  },
})
