import { testConfig } from '@clairmemoire/vitest'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  // Each test file starts a separate Strapi, so the files run one after the other.
  test: { ...testConfig, include: ['*.test.ts'], fileParallelism: false },
})
