import { mergeConfig } from 'vitest/config'
import tests from './vitest.config.ts'

// Mutants run slower, so the growth tests would fail without a defect.
export default mergeConfig(tests, { test: { testNamePattern: /^(?!.*takes linear time)/ } })
