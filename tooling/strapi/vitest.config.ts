import { houseTests } from '@clairmemoire/vitest'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  // Each file starts a Strapi of its own, one after the other.
  test: { ...houseTests, include: ['*.test.ts'], fileParallelism: false },
})
