/** What the differ says of one change. */
export interface Verdict {
  impact: 'major' | 'minor' | 'patch'
  message: string
  /** A JSON pointer into the contract that has the place. */
  location: { pointer: string }
}

/**
 * The names of what breaks: a place in words and what is other there, such as "QuestionType: Enum of `type` gained values: 'date'".
 * Several values are several breaks, for each may come with a change of its own.
 */
export function breakNames({ message, location }: Verdict): string[] {
  const sentence = message.replace(/\.$/, '')
  const listed = /^(?<what>.+: )(?<values>(['`])[^'`]+\3(?:, \3[^'`]+\3)+)$/.exec(sentence)?.groups
  const { what = '', values = '' } = listed ?? {}
  const sentences = listed ? values.split(', ').map((value) => what + value) : [sentence]
  return sentences.map((each) => `${placeIn(location.pointer)}: ${each}`)
}

// Steps that say of what kind the next one is, or what the sentence says anyway.
const withoutMeaning = new Set(
  '# paths components schemas content application/json schema properties required enum'.split(' '),
)
const verbs = /^(?:get|post|put|patch|delete)$/

/** `#/paths/~1calls/post/responses/201` is "POST /calls › responses › 201"; a shared schema goes by its name. */
function placeIn(pointer: string): string {
  const steps = pointer
    .split('/')
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'))
    .filter((step) => !withoutMeaning.has(step))
  const [path = '', verb = '', ...rest] = steps
  return (path.startsWith('/') && verbs.test(verb) ? [`${verb.toUpperCase()} ${path}`, ...rest] : steps).join(' › ')
}
