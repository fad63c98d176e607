import { ageRange } from './age-range.ts'
import type { EligibilityLine, Side } from './eligibility-line.ts'
import { eventsOf } from './events.ts'
import { everydayRules } from './everyday-life.ts'
import { isOfExtension } from './extension.ts'
import { sameDoseOf } from './months.ts'
import { conditionsOf } from './named-conditions.ts'
import { isPermission } from './permission.ts'
import { personalRules } from './personal-facts.ts'
import { normalizedText } from './plain-text.ts'
import { namedStages } from './stages.ts'
import type { SuggestedCriterion, Suggestion } from './suggestion.ts'
import { topicRules } from './topics.ts'

const noSuggestion = (why: string): Suggestion => ({ criteria: [], why })

/** The criteria that a line may become; none if they are uncertain, because a wrong suggestion is worse than none. */
export function suggestedCriteria({ role, text, side, under }: EligibilityLine): Suggestion {
  if (role === 'heading') return noSuggestion('It is a heading.')
  if (isOfExtension([...under, text]))
    return noSuggestion('It is about an extension or an earlier study: nobody new enters by it.')
  if (isUnderCarerHeading(under) || isCarerRule(normalizedText(text))) return noSuggestion('It is about the carer.')
  if (side === undefined) return noSuggestion('No heading says whether it includes or excludes.')
  if (under.some((name) => isPermission(normalizedText(name))))
    return noSuggestion('The line above it says what is allowed.')
  const normalized = normalizedText(text)
  const context = under.map(normalizedText).join(' ')
  const found = side === 'inclusion' ? inclusionOf(normalized) : exclusionOf(normalized, context)
  const of = under.length === 0 ? '' : ' Only for those whom the lines above it name.'
  return found
    ? { criteria: found.criteria, why: `${found.why}${withinTime(normalized, found)}${of}` }
    : noSuggestion('None of our criteria says it.')
}

const carers =
  /\b(?:carers?|caregivers?|care ?partners?|study partners?|informants?|relatives|family members?|staff)\b/i

function isUnderCarerHeading(under: readonly string[]): boolean {
  return under.some(
    (name) => carers.test(name) && !/\bpatients?\b|\bparticipants?\b|\bavailab|\breliable\b/i.test(name),
  )
}

function withinTime(text: string, { criteria }: Suggestion): string {
  const isOnce = criteria.some(
    (criterion) =>
      (criterion.kind === 'free_of_condition' || criterion.kind === 'not_treated_with') &&
      criterion.months === undefined,
  )
  return isOnce && /\b(?:within|in the (?:last|past)|during the (?:last|past)|prior to|past \d)/.test(text)
    ? ' It says so for a certain time only.'
    : ''
}

const mri = /\bmri\b|magnetic resonance/
const noMri =
  /contra-?indicat|unable|inabilit|unsuitab|preclud|prevent|cannot|claustrophob|incompatib|intoleran|metal|pacemaker|implant|not (?:able|suitable|tolerate)|refus/
const noDementia =
  /\b(?:no|not have|without|absence of|free of|not)\b(?: \S+){0,4}? dementia\b(?!-)|\bnot demented\b|\bnon-?demented\b|cognitively (?:normal|healthy|intact|unimpaired)|normal cognition|no cognitive impairment|cognitively unimpaired/

function inclusionOf(text: string): Suggestion | undefined {
  if (/^(?:if|for (?:women|females?|men|males?))\b/.test(text) && !/stable|dos(?:e|ing)/.test(text)) return undefined
  const age = ageOf(text, 'inclusion')
  if (age) return age
  if (/\b(?:second|back-?up|alternate) (?:study partner|caregiver|informant)/.test(text)) return topicOf(text)
  if (asksForStudyPartner(text)) return studyPartnerOf(text, 'It asks for a study partner.')
  if (
    mri.test(text) &&
    /\b(?:undergo|tolerate|no contra-?indicat\w+|safely|eligible for|suitable for)\b/.test(text) &&
    !/amyloid|evidence/.test(text)
  )
    return { criteria: [{ kind: 'mri_possible' }], why: 'It asks for an MRI scan.' }
  return alternativesOf(text, factsOf) ?? factsOf(text) ?? topicOf(text)
}

/** Merges the suggestions about stage, life and medicines, which a person can answer. */
function factsOf(text: string): Suggestion | undefined {
  const stage = stageOf(text)
  return merged([lifeOf(text, 'inclusion'), stage, stage ? undefined : (sameDoseOf(text) ?? untreatedOf(text))])
}

/** Treats "has not received …" in an inclusion like an exclusion of the treatment. */
function untreatedOf(text: string): Suggestion | undefined {
  const [, treated] = /\b(?:not|never) (?:been )?((?:received?|taken|treated|taking|using)\b.*)/.exec(text) ?? []
  const found = treated === undefined ? undefined : conditionsOf(treated, '')
  return found?.criteria.every(({ kind }) => kind === 'not_treated_with') === true ? found : undefined
}

function studyPartnerOf(text: string, why: string): Suggestion {
  const least = hoursOfStudyPartner(text)
  if (least === undefined) return { criteria: [{ kind: 'has_study_partner' }], why }
  const hours: SuggestedCriterion = { kind: 'at_least', amount: 'partner_hours', least }
  return { criteria: [{ kind: 'has_study_partner' }, hours], why: `${why} It names hours of every week.` }
}

function lifeOf(text: string, side: Side): Suggestion | undefined {
  return merged(
    [...everydayRules, ...personalRules].map(({ why, criterionIn }) => {
      const criterion = criterionIn(text, side)
      return criterion && { criteria: [criterion], why }
    }),
  )
}

function merged(suggestions: readonly (Suggestion | undefined)[]): Suggestion | undefined {
  const found = suggestions.filter((suggestion) => suggestion !== undefined)
  if (found.length === 0) return undefined
  return { criteria: found.flatMap(({ criteria }) => criteria), why: found.map(({ why }) => why).join(' ') }
}

function stageOf(text: string): Suggestion | undefined {
  const stages = namedStages(text)
  const isMeasured = topicRules.find(({ topic }) => topic === 'memory_score')?.isNamedIn(text) === true
  if (stages.length > 0) {
    const how = stages.length === 3 && !/mild|moderate|severe/.test(text) ? ' without its stage' : ' and its stage'
    const team = isMeasured ? [{ kind: 'checked_by_team', topic: 'memory_score' } as const] : []
    return { criteria: [{ kind: 'stage_among', stages }, ...team], why: `It names Alzheimer’s disease${how}.` }
  }
  if (isMeasured || !noDementia.test(text) || /\bor\b|\bother\b/.test(text)) return undefined
  return { criteria: [{ kind: 'no_known_dementia' }], why: 'It is for people without dementia.' }
}

const negated =
  /^(?:(?:the )?(?:subjects?|patients?|participants?|persons?|people|individuals?|those) )?(?:who |that |with |has |have |is |are |being )*(?:no|not|without|lack(?:ing)?(?: of)?|absence of|unable|inability|cannot|do(?:es)? not|failure|never|non-?(?!alzheimer|degenerative))\b/

function exclusionOf(text: string, context: string): Suggestion | undefined {
  if (/^if\b/.test(text) || /\bcontra-?indicat\w+ (?:to|taking|for|with)\b(?!.*(?:\bmri\b|magnetic))/.test(text))
    return undefined
  if (rulesOutWithoutStudyPartner(text)) return studyPartnerOf(text, 'It rules out people without a study partner.')
  const age = ageOf(text, 'exclusion')
  if (age) return age
  if ((mri.test(text) && noMri.test(text)) || /\bscanners?\b.*claustrophobi/.test(text))
    return { criteria: [{ kind: 'mri_possible' }], why: 'It names an obstacle to an MRI scan.' }
  const life = lifeOf(text, 'exclusion')
  if (negated.test(text)) return life ?? topicOf(text)
  if (isDementiaAlone(text))
    return { criteria: [{ kind: 'no_known_dementia' }], why: 'It rules out people with dementia.' }
  const events = isPermission(text) ? undefined : eventsOf(text)
  return merged([conditionsOf(text, context), events, life]) ?? topicOf(text)
}

function isDementiaAlone(text: string): boolean {
  return /^(?:(?:clinical|current|known|any|previous|established|a|the|history|participants?|patients?|subjects?|people|with|of|diagnos\w+|having|have|has|for) )*(?:dementia|alzheimer's disease)(?: or (?:mci|mild cognitive impairment))?(?:$|\.$| (?:\(?defined|on |at |by |as ))/.test(
    text,
  )
}

function ageOf(text: string, side: Side): Suggestion | undefined {
  const age = ageRange(text, side)
  if (!age) return undefined
  const { isStrict, ...range } = age
  const why = isStrict ? 'It names an age; whether the age itself is meant too is to be checked.' : 'It names an age.'
  return { criteria: [{ kind: 'age_between', ...range }], why }
}

function topicOf(text: string): Suggestion | undefined {
  const rule = topicRules.find(({ isNamedIn }) => isNamedIn(text))
  return rule && { criteria: [{ kind: 'checked_by_team', topic: rule.topic }], why: rule.why }
}

/** Suggests a criterion for "either … or …" in an inclusion, if each part is one criterion that a person can answer. */
function alternativesOf(text: string, partOf: (text: string) => Suggestion | undefined): Suggestion | undefined {
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

const partner =
  '(?:study partner|care ?partner|caregiver|care giver|carer|informant|companion|reliable person|family member|next of kin)'
const hasPartner = new RegExp(
  String.raw`\b(?:has|have|having|available|availability of|reliable|identified|adequate|appropriate|designated|knowledgeable|responsible|with an?|accompanied by)\b[^.;]{0,60}?\b${partner}s?\b|^(?:an? )?${partner}\b.{0,60}\b(?:available|accompan|contact|who)|\b${partner}s? (?:\S+ ){0,4}(?:available|visiting|to accompany)`,
)
const lacksPartner = new RegExp(
  String.raw`\b(?:no|without|lack of|absence of|unavailab\S+ of|not have)(?: \S+){0,4}? ${partner}\b`,
)
const ownRuleOfPartner = /\b(?:consent|sign|assent)\w*\b/

/** Whether a normalized inclusion asks for a study partner. */
function asksForStudyPartner(text: string): boolean {
  return hasPartner.test(text) && !isOnlyConsent(text) && !isAboutCarer(text) && !/if\b.{0,30}\bcaregiver/.test(text)
}

/** Whether a normalized exclusion rules out people without a study partner. */
function rulesOutWithoutStudyPartner(text: string): boolean {
  return lacksPartner.test(text) && !isAboutCarer(text) && !ownRuleOfPartner.test(text)
}

/** The hours per week with the participant; undefined if the line also accepts something else, such as a number of visits. */
function hoursOfStudyPartner(text: string): number | undefined {
  const [, hours] =
    /\b(\d{1,2}) ?(?:or more )?(?:hours?|hrs?|h)(?: or more)? ?(?:\/|per|a|each|every) ?week/.exec(text) ?? []
  return hours === undefined || /\btimes\b|\bdays? (?:a|per|each)\b|\bday\b/.test(text) ? undefined : Number(hours)
}

/** Whether a line is like "Caregivers must be 21 or older", which does not concern the participant. */
function isCarerRule(text: string): boolean {
  return /^(?:the |an? )?(?:caregivers?|carers?|study partners?|informants?) (?:must (?!be available)|should|aged?\b|is |are |has to|taking)|\b(?:require|ensure) that (?:the )?(?:caregivers?|carers?)/.test(
    text,
  )
}

function isOnlyConsent(text: string): boolean {
  return ownRuleOfPartner.test(text) && !/\b(?:have|has|having|availab\w+|reliable)\b/.test(text)
}

/** Whether a line is like "Have a family member with dementia", which is addressed to a carer. */
function isAboutCarer(text: string): boolean {
  return /\b(?:family member|relative|friend|spouse|parent)s?(?: or \w+)? (?:with|who has|living with) (?:dementia|alzheimer)/.test(
    text,
  )
}
