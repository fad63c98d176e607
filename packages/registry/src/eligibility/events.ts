import type { Condition } from '@clairmemoire/domain/study'
import { lastMonths } from './months.ts'
import type { SuggestedCriterion, Suggestion } from './suggestion.ts'

const withMedicine =
  /\b(?:investigational|experimental) (?:\w+ )?(?:drugs?|medic\w+|agents?|products?|compounds?|treatments?|therap\w+)|\bdrug (?:trial|stud)/
const anyStudy = /\b(?:another|other|a) (?:\w+ ){0,2}(?:trial|stud(?:y|ies))\b|\bclinical (?:trials?|stud(?:y|ies))\b/
const orAnyStudy =
  /\bother clinical (?:trials?|stud(?:y|ies))\b(?! involving| with)|\banother clinical (?:trial|study)\b(?! involving| with)/
const participation =
  /\b(?:participat\w+|enrol\w+|involved|included|in (?:an)?other|use|used|using|receiv\w+|exposure|treatment)\b/
/** Words in a rule about particular or future studies. */
const narrowStudy =
  /amyloid|immun|tau\b|modif|vaccin|exercise|cognitive|dementia|alzheimer|mild cogn|procedure|plan\w*|intend|during the study|caregiver|lead-in|qt|agree|preclude/

interface EventRule {
  events: readonly Condition[]
  why: string
  named: RegExp
  unless: RegExp
}

const rules: readonly EventRule[] = [
  {
    events: ['operation'],
    why: 'It names an operation or a hospital stay.',
    named: /\bsurger(?:y|ies)\b|\boperations?\b|\bhospitali[sz]\w+/,
    unless:
      /\bhospitali\w+ for\b|\bplan|\brequir|\bthat may\b|\bbrain\b|\bneuro|\bstroke\b|\bpsychiatric|\bsteriliz|\bscheduled|\bpregnan|\bocular|\beye\b/,
  },
  {
    events: ['vaccine'],
    why: 'It names a vaccination.',
    named: /\bvaccin(?:es?|ations?)\b/,
    unless: /amyloid|alzheimer|\btau\b|stud(?:y|ies) of|\blive\b/,
  },
  {
    events: ['blood_donation'],
    why: 'It names a blood donation.',
    named: /\b(?:donat\w+)\b[^.;]{0,30}\bblood\b|\bblood donations?\b/,
    unless: /\bagree|\bintend|\bplan|\bsperm/,
  },
  {
    events: ['radioactive_scan'],
    why: 'It names a scan or a treatment with a radioactive product.',
    named: /\bradio-?(?:pharmaceutical|active|labell?ed)\b|\bnuclear medicine\b/,
    unless: /\ballerg|\bamyloid\b|\bplan/,
  },
]

/** The events that an exclusion names, if they count for at most twelve months; the questions do not ask about earlier ones. */
export function eventsOf(text: string): Suggestion | undefined {
  const months = lastMonths(text)
  if (months === undefined) return currentStudyOf(text)
  if (months > 12) return undefined
  const named = rules.filter((rule) => rule.named.test(text) && !rule.unless.test(text))
  const studies = studiesIn(text)
  const criteria = [...named.flatMap(({ events }) => events), ...studies].map((event) => happened(event, months))
  const why = [...named.map((rule) => rule.why), ...(studies.length > 0 ? [otherStudy] : [])]
  return criteria.length === 0 ? undefined : { criteria, why: why.join(' ') }
}

const otherStudy = 'It names another study.'

function currentStudyOf(text: string): Suggestion | undefined {
  const isCurrent =
    /^(?:patients?|subjects?|participants?)? ?(?:involved|included|participating) in\b|\bcurrent(?:ly)?\b/.test(text)
  const studies = isCurrent && !/\b(?:prior|previous|past|history|or)\b/.test(text) ? studiesIn(text) : []
  if (studies.length === 0) return undefined
  return { criteria: studies.map((event) => happened(event, 1)), why: otherStudy }
}

function studiesIn(text: string): Condition[] {
  if (narrowStudy.test(text) || !participation.test(text)) return []
  const isOnlyWith = withMedicine.test(text) && !orAnyStudy.test(text)
  if (isOnlyWith) return ['study_with_medicine']
  return anyStudy.test(text) ? ['study_with_medicine', 'study_without_medicine'] : []
}

function happened(condition: Condition, months: number): SuggestedCriterion {
  return { kind: 'free_of_condition', condition, months }
}
