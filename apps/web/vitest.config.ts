import { sharedWorkers } from '@clairmemoire/vitest'
import { defineConfig, mergeConfig } from 'vitest/config'
import { repositoryStudies } from './src/testing/repository-studies.plugin.ts'
import viteConfig from './vite.config.ts'

export default defineConfig((environment) =>
  mergeConfig(viteConfig(environment), {
    plugins: [repositoryStudies],
    test: {
      ...sharedWorkers,
      include: ['src/**/*.test.{ts,tsx}', 'server/**/*.test.ts', 'build/**/*.test.ts', 'stories/**/*.test.ts'],
    },
  }),
)
