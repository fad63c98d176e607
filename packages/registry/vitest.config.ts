import { sharedWorkers } from '@clairmemoire/vitest'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    ...sharedWorkers,
    include: ['src/**/*.test.ts'],
  },
})
