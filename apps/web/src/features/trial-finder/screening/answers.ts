import type { FlowValues } from '../../../form-flow/index.ts'

export function respondentIn(values: FlowValues): 'self' | 'someone_else' {
  return values['respondent'] === 'someone_else' ? 'someone_else' : 'self'
}
