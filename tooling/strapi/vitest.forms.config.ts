import { houseTests } from '@clairmemoire/vitest'
import { defineConfig } from 'vitest/config'

export default defineConfig({ test: { ...houseTests, include: ['forms/*.test.ts'] } })
