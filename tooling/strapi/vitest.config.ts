import { houseTests } from '@clairmemoire/vitest'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  // Each file starts its own Strapi, one after the other.
  test: { ...houseTests, include: ['*.test.ts'], fileParallelism: false },
})
