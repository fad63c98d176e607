declare module '@mdn/mdn-http-observatory' {
  export function scan(hostname: string): Promise<{
    scan: { grade: string; score: number; testsPassed: number; testsQuantity: number }
    tests: Record<string, { pass: boolean; result: string; scoreModifier: number }>
  }>
}
