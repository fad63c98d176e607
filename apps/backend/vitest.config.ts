import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts'],
    globalSetup: ['src/testing/postgres-server.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // Most of their time tests wait for processes and time limits.
    maxWorkers: 4,
    reporters: ['default', 'json'],
    outputFile: { json: 'reports/vitest.json' },
  },
})
