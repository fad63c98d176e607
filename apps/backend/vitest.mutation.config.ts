import { houseTests } from '@clairmemoire/vitest'
import { defineConfig } from 'vitest/config'

/** The tests of the scoring alone, which need no database. */
export default defineConfig({ test: { ...houseTests, include: ['src/questionnaires/orientation/*.test.ts'] } })
