import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts'],
    // Modules hold nothing from one test to the next, so files may share a worker and what it has read.
    isolate: false,
    globalSetup: ['src/testing/postgres-server.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // Most of their time tests wait for processes and time limits.
    maxWorkers: 4,
    reporters: ['default', 'json'],
    outputFile: { json: 'reports/vitest.json' },
  },
})
