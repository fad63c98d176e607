import { sharedWorkers } from '@clairmemoire/vitest'
import { defineConfig, mergeConfig } from 'vitest/config'
import viteConfig from './vite.config.ts'

export default defineConfig((environment) =>
  mergeConfig(viteConfig(environment), {
    test: {
      ...sharedWorkers,
      // Most of their time tests of the server wait for time limits.
      maxWorkers: 4,
      include: ['src/**/*.test.{ts,tsx}', 'server/**/*.test.ts', 'build/**/*.test.ts', 'stories/**/*.test.ts'],
    },
  }),
)
