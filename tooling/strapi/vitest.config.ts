import { defineConfig } from 'vitest/config'

export default defineConfig({
  // Each file starts a Strapi of its own, one after the other; no test is one of speed.
  test: { include: ['*.test.ts'], fileParallelism: false, testTimeout: 300_000, hookTimeout: 300_000 },
})
