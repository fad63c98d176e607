/** How the diff tool rates one change. */
export interface Verdict {
  impact: 'major' | 'minor' | 'patch'
  message: string
  /** JSON pointer into the contract. */
  location: { pointer: string }
}

/**
 * The names of breaking changes, which are place and difference: "QuestionType: Enum of `type` gained values: 'date'". Several
 * values are separate breaking changes, because each may be the result of another change in the code.
 */
export function breakNames({ message, location }: Verdict): string[] {
  const sentence = message.replace(/\.$/, '')
  const listed = /^(?<what>.+: )(?<values>(['`])[^'`]+\3(?:, \3[^'`]+\3)+)$/.exec(sentence)?.groups
  const { what = '', values = '' } = listed ?? {}
  const sentences = listed ? values.split(', ').map((value) => what + value) : [sentence]
  return sentences.map((each) => `${placeIn(location.pointer)}: ${each}`)
}

// Steps of the pointer that say nothing about the change.
const omittedSteps = new Set(
  '# paths components schemas content application/json schema properties required enum'.split(' '),
)
const verbs = /^(?:get|post|put|patch|delete)$/

/** Turns `#/paths/~1calls/post/responses/201` into "POST /calls › responses › 201"; a shared schema has its name only. */
function placeIn(pointer: string): string {
  const steps = pointer
    .split('/')
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'))
    .filter((step) => !omittedSteps.has(step))
  const [path = '', verb = '', ...rest] = steps
  return (path.startsWith('/') && verbs.test(verb) ? [`${verb.toUpperCase()} ${path}`, ...rest] : steps).join(' › ')
}
