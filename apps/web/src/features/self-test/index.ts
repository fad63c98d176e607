export { selfTestCopy } from './self-test.copy.ts'
export { SelfTestPage } from './self-test-page.tsx'
