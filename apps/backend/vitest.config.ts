import { sharedWorkers } from '@clairmemoire/vitest'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    ...sharedWorkers,
    include: ['src/**/*.test.ts'],
    globalSetup: ['testing/postgres-server.ts'],
    // Most of their time tests wait for processes and time limits.
    maxWorkers: 4,
  },
})
