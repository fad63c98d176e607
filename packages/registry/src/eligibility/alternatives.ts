import type { SuggestedCriterion, Suggestion } from './suggestion.ts'

/** Suggests a criterion for "either … or …" in an inclusion, if each part is one criterion that a person can answer. */
export function alternativesOf(text: string, partOf: (text: string) => Suggestion | undefined): Suggestion | undefined {
  const [, first, second] =
    /^(?:\w+ ){0,3}?either:? (?:\(?[a1][.)] ?)?(.+?)[,;]? or (?:\(?[b2][.)] ?)?(.+)$/.exec(text) ?? []
  if (first === undefined || second === undefined || /\bor\b/.test(second)) return undefined
  const parts = [first, second].map((part) => partOf(part)?.criteria ?? [])
  const [one, other] = parts.map(answerable)
  if (one === undefined || other === undefined || one.kind === other.kind) return undefined
  return {
    criteria: [
      {
        kind: 'any_of',
        criteria: [
          { id: 'first', ...one },
          { id: 'second', ...other },
        ],
      },
    ],
    why: 'It names two things of which one is enough.',
  }
}

function answerable(criteria: readonly SuggestedCriterion[]): SuggestedCriterion | undefined {
  const [only, ...more] = criteria
  return more.length === 0 && only?.kind !== 'checked_by_team' ? only : undefined
}
