import { mergeConfig } from 'vitest/config'
import tests from './vitest.config.ts'

// A mutant runs slower than what it is of: how time grows is judged elsewhere.
export default mergeConfig(tests, { test: { testNamePattern: /^(?!.*takes no more time)/ } })
