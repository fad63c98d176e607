import { testConfig } from '@clairmemoire/vitest'
import { defineConfig } from 'vitest/config'

export default defineConfig({ test: testConfig })
