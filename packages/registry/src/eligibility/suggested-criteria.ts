import { ageRange } from './age-range.ts'
import { conditionRules } from './conditions.ts'
import type { EligibilityLine, Side } from './eligibility-line.ts'
import { isOfExtension } from './extension.ts'
import { asksForStudyPartner, isRuleOfCarers, rulesOutWithoutStudyPartner } from './study-partner.ts'
import { readableText } from './readable-text.ts'
import { stagesNamed } from './stages.ts'
import type { Suggestion } from './suggestion.ts'
import { topicRules } from './topics.ts'

const nothing = (why: string): Suggestion => ({ criteria: [], why })

/** What a line may be among our criteria; nothing where that is not sure, for a wrong suggestion is worse than none. */
export function suggestedCriteria({ role, text, side, under }: EligibilityLine): Suggestion {
  if (role === 'heading') return nothing('It is a heading.')
  if (isOfExtension([...under, text]))
    return nothing('It is about an extension or an earlier study: nobody new enters by it.')
  if (isOfCarers(under) || isRuleOfCarers(readableText(text))) return nothing('It is about the carer.')
  if (side === undefined) return nothing('No heading says whether it includes or excludes.')
  if (under.some((name) => isPermission(readableText(name)))) return nothing('The line above it says what is allowed.')
  const read = readableText(text)
  const found = side === 'inclusion' ? wanted(read) : unwanted(read)
  const of = under.length === 0 ? '' : ' Only for those whom the lines above it name.'
  return found
    ? { criteria: found.criteria, why: `${found.why}${withinTime(read, found)}${of}` }
    : nothing('None of our criteria says it.')
}

const carers =
  /\b(?:carers?|caregivers?|care ?partners?|study partners?|informants?|relatives|family members?|staff)\b/i

function isOfCarers(under: readonly string[]): boolean {
  return under.some(
    (name) => carers.test(name) && !/\bpatients?\b|\bparticipants?\b|\bavailab|\breliable\b/i.test(name),
  )
}

const permission =
  /\b(?:allowed|permitted|acceptable|not (?:be )?exclu\w+|will be included|are eligible|may (?:be )?(?:includ|enrol|particip|given)\w*|may be given)\b/

function isPermission(text: string): boolean {
  return permission.test(text)
}

function withinTime(text: string, { criteria }: Suggestion): string {
  const isOnce = criteria.some(({ kind }) => kind === 'free_of_condition' || kind === 'not_treated_with')
  return isOnce && /\b(?:within|in the (?:last|past)|during the (?:last|past)|prior to|past \d)/.test(text)
    ? ' It says so for a certain time only.'
    : ''
}

const mri = /\bmri\b|magnetic resonance/
const noMri =
  /contra-?indicat|unable|inabilit|unsuitab|preclud|prevent|cannot|claustrophob|incompatib|intoleran|metal|pacemaker|implant|not (?:able|suitable|tolerate)|refus/
const noDementia =
  /\b(?:no|not have|without|absence of|free of|not)\b(?: \S+){0,4}? dementia\b(?!-)|\bnot demented\b|\bnon-?demented\b|cognitively (?:normal|healthy|intact|unimpaired)|normal cognition|no cognitive impairment|cognitively unimpaired/

/** Of a line for entry. */
function wanted(text: string): Suggestion | undefined {
  if (/^(?:if|for (?:women|females?|men|males?))\b/.test(text) && !/stable|dos(?:e|ing)/.test(text)) return undefined
  const age = ageOf(text, 'inclusion')
  if (age) return age
  if (/\b(?:second|back-?up|alternate) (?:study partner|caregiver|informant)/.test(text)) return topicOf(text)
  if (asksForStudyPartner(text))
    return { criteria: [{ kind: 'has_study_partner' }], why: 'It asks for a study partner.' }
  if (
    mri.test(text) &&
    /\b(?:undergo|tolerate|no contra-?indicat\w+|safely|eligible for|suitable for)\b/.test(text) &&
    !/amyloid|evidence/.test(text)
  )
    return { criteria: [{ kind: 'mri_possible' }], why: 'It asks for an MRI scan.' }
  return stageOf(text) ?? topicOf(text)
}

function stageOf(text: string): Suggestion | undefined {
  const stages = stagesNamed(text)
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

/** Of a line that rules somebody out. */
function unwanted(text: string): Suggestion | undefined {
  if (/^if\b/.test(text) || /\bcontra-?indicat\w+ (?:to|taking|for|with)\b(?!.*(?:\bmri\b|magnetic))/.test(text))
    return undefined
  if (rulesOutWithoutStudyPartner(text))
    return { criteria: [{ kind: 'has_study_partner' }], why: 'It rules out people without a study partner.' }
  const age = ageOf(text, 'exclusion')
  if (age) return age
  if ((mri.test(text) && noMri.test(text)) || /claustrophobi/.test(text))
    return { criteria: [{ kind: 'mri_possible' }], why: 'It names an obstacle to an MRI scan.' }
  if (negated.test(text)) return topicOf(text)
  if (isDementiaAlone(text))
    return { criteria: [{ kind: 'no_known_dementia' }], why: 'It rules out people with dementia.' }
  return conditionsOf(text) ?? topicOf(text)
}

function isDementiaAlone(text: string): boolean {
  return /^(?:(?:clinical|current|known|any|previous|established|a|the|history|participants?|patients?|subjects?|people|with|of|diagnos\w+|having|have|has|for) )*(?:dementia|alzheimer's disease)(?: or (?:mci|mild cognitive impairment))?(?:$|\.$| (?:\(?defined|on |at |by |as ))/.test(
    text,
  )
}

function conditionsOf(text: string): Suggestion | undefined {
  if (isPermission(text) || isAboutIllnessInGeneral(text) || /\bfamily history of\b/.test(text.split(' or ')[0] ?? ''))
    return undefined
  const named = conditionRules
    .map(({ criterion, why, placeIn }) => ({ criterion, why, place: placeIn(text) }))
    .filter(({ place, criterion }) => place >= 0 && (criterion.kind === 'not_treated_with' || !isAboutMedicines(text)))
    .toSorted((a, b) => a.place - b.place)
  if (named.length === 0) return undefined
  return { criteria: named.map(({ criterion }) => criterion), why: named.map(({ why }) => why).join(' ') }
}

/** Diseases in it are what the medicines are for. */
function isAboutMedicines(text: string): boolean {
  return /^(?:takes?|taking|receiv(?:es?|ing)) |^(?:any |the )?(?:current |concurrent |concomitant |chronic |regular )?(?:use|treatment|intake|therapy) (?:of|with)\b|\bmedications? such as\b/.test(
    text,
  )
}

/** "Any serious illness, such as …": what follows is an example of what a doctor weighs. */
function isAboutIllnessInGeneral(text: string): boolean {
  return /^.{0,60}\b(?:medical|systemic|health) (?:illness(?:es)?|conditions?|diseases?|disorders?)\b.{0,30}\b(?:includ|such as|e\.g|that|which|\()|\bany other serious disease|\bor other (?:chronic |serious )?medical condition/.test(
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
