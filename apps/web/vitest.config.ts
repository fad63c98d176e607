import { defineConfig, mergeConfig } from 'vitest/config'
import viteConfig from './vite.config.ts'

export default defineConfig((environment) =>
  mergeConfig(viteConfig(environment), {
    test: {
      include: ['src/**/*.test.{ts,tsx}', 'server/**/*.test.ts', 'build/**/*.test.ts', 'stories/**/*.test.ts'],
      // Modules hold nothing from one test to the next, so files may share a worker and what it has read.
      isolate: false,
      reporters: ['default', 'json'],
      outputFile: 'reports/vitest.json',
    },
  }),
)
