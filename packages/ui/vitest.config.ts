import { sharedWorkers } from '@clairmemoire/vitest'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    ...sharedWorkers,
    environment: 'happy-dom',
    include: ['src/**/*.test.{ts,tsx}', '{fonts,drawings,guide}/**/*.test.ts'],
    setupFiles: ['./src/testing/unmount-after-each.ts'],
  },
})
