import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    environment: 'happy-dom',
    include: ['src/**/*.test.{ts,tsx}', 'fonts/**/*.test.ts'],
    // Modules hold nothing from one test to the next, so files may share a worker and what it has read.
    isolate: false,
    setupFiles: ['./src/foundation/unmount-after-each.ts'],
    reporters: ['default', 'json'],
    outputFile: { json: 'reports/vitest.json' },
  },
})
