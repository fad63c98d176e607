import type { Side } from './eligibility-line.ts'
import { answer, type LifeRule } from './life-rule.ts'
import { numberOf } from './months.ts'
import { areSensesIn } from './senses.ts'
import type { SuggestedCriterion } from './suggestion.ts'

const ourLanguage = /\b(?:english|french)\b|\blanguage (?:of|in which)\b|\b(?:test|local) language\b/
/** Lines about other or several languages are left to the study team. */
const otherLanguage =
  /\b(?:german|dutch|spanish|italian|portuguese|swedish|danish|norwegian|finnish|japanese|chinese|mandarin|cantonese|korean|hindi|arabic|hebrew|russian|polish)\b/
const speaking = /\bspeak|\bunderstand|\bcomprehen|\bcommand\b|\bread\b/
const lacking = /\bnon-? ?(?:english|french)|\b(?:unable|inability|cannot|not|no|insufficient|inadequate|lack)\b/

function languageIn(text: string, side: Side): SuggestedCriterion | undefined {
  if (!ourLanguage.test(text) || otherLanguage.test(text)) return undefined
  if (side === 'exclusion') {
    if (/\bpoor\b/.test(text)) return answer('language', 'easily')
    return lacking.test(text) && speaking.test(text) ? answer('language', 'easily', 'with_difficulty') : undefined
  }
  if (/\bfluen|\bproficien|\bmother[- ]tongue|\bnative\b|\b(?:first|primary) language/.test(text))
    return answer('language', 'easily')
  return speaking.test(text) ? answer('language', 'easily', 'with_difficulty') : undefined
}

function sensesIn(text: string, side: Side): SuggestedCriterion | undefined {
  const wanted =
    side === 'inclusion'
      ? /adequate|sufficient|acceptable|good|normal|intact|\bable\b|enough/
      : /impair|loss|deficit|problem|poor|inadequate|insufficient/
  return areSensesIn(text) && wanted.test(text) && !/\bblind|\bdeaf/.test(text)
    ? { kind: 'free_of_condition', condition: 'weak_sight_or_hearing' }
    : undefined
}

const community =
  /\bcommunity[- ](?:dwelling|living|residing)|\b(?:liv|resid)\w* (?:\w+ )?(?:in the community|at home|independently|in (?:\S+ ){1,3}own home)|\bhome[- ]dwelling|\bnon-?institutionali[sz]ed\b/
const institution =
  /\bnursing homes?|\blong[- ]term care|\bskilled nursing|(?<!non-|non)\binstitutionali[sz]ed\b|\bcare homes?\b/
const seniorHome = /\bassisted living|\bresidential (?:care|facilit)/

function residenceIn(text: string, side: Side): SuggestedCriterion | undefined {
  if (/\bcare recipient|\brelative|\bfamily member|\bcarer|\bcaregiver|\bplan|\bspouse/.test(text)) return undefined
  const isInstitution = institution.test(text)
  const isCommunity = community.test(text)
  if (side === 'inclusion') {
    if (isCommunity === isInstitution || seniorHome.test(text) || /\bfacilit|\bmmse\b|\bscore/.test(text))
      return undefined
    if (isInstitution) return /\bnot\b|\bwithout\b/.test(text) ? undefined : answer('residence', 'care_home')
    return /\bown home|\bat home/.test(text) ? answer('residence', 'home') : answer('residence', 'home', 'senior_home')
  }
  if (!isInstitution || isCommunity || /\bnot\b/.test(text)) return undefined
  return seniorHome.test(text) ? answer('residence', 'home') : answer('residence', 'home', 'senior_home')
}

function walkingIn(text: string, side: Side): SuggestedCriterion | undefined {
  if (side === 'exclusion') {
    if (
      /\b(?:unable|inability) to walk|\bcannot walk|\bnon-?ambulatory|\bwheelchair|\bbed-?(?:ridden|bound)/.test(text)
    )
      return answer('walking', 'alone', 'with_help')
    return /^uses? of (?:a )?walking aids?/.test(text) ? answer('walking', 'alone') : undefined
  }
  if (
    !/\b(?:able to|can|capable of) (?:walk|ambulat)|\bambulatory\b/.test(text) ||
    /\bblood pressure|\bcare\b|\bwheelchair/.test(text)
  )
    return undefined
  if (/\bwith (?:or without )?(?:\w+ )*?(?:aids?|assist\w*|devices?|cane|walker|stick)\b/.test(text))
    return answer('walking', 'alone', 'with_help')
  return /\bwithout\b|\bindependently\b/.test(text)
    ? answer('walking', 'alone')
    : answer('walking', 'alone', 'with_help')
}

function dailyTasksIn(text: string, side: Side): SuggestedCriterion | undefined {
  const isIntact =
    /\b(?:intact|preserved|normal|independent in|independence in|autonomous in)\b[^.,;]{0,30}(?:activities of daily living|\badls?\b)/.test(
      text,
    )
  return side === 'inclusion' && isIntact && !/instrumental|iadl|score|scale|essentially|minimal/.test(text)
    ? answer('daily_tasks', 'alone')
    : undefined
}

function screenIn(text: string, side: Side): SuggestedCriterion | undefined {
  const has = side === 'inclusion' ? '(?:access to|has|have|owns?)' : '(?:no|without|lack of)'
  const named = new RegExp(String.raw`\b${has}\b[^.;]{0,30}\b(?:internet|computers?|smartphones?|ipads?)\b`)
  return named.test(text) && !/caregiver|\bstudy partner/.test(text)
    ? { kind: 'free_of_condition', condition: 'no_screen' }
    : undefined
}

const number = String.raw`(\d{1,2}|five|six|seven|eight|nine|ten|twelve)`
const schoolYears = new RegExp(
  String.raw`\b${number} (?:or more )?years? of (?:\w+ )?(?:education|schooling|school)|\b(?:education|schooling) (?:of|for) (?:at least )?${number} (?:or more )?years|\b(\d{1,2})th grade(?! level)`,
)

/** A line about a score that depends on years of school does not ask for any years. */
function schoolIn(text: string, side: Side): SuggestedCriterion | undefined {
  if (/\bscore|\bfor \d+|\d-\d+ years|adjust/.test(text)) return undefined
  const [, before, after, grade] = schoolYears.exec(text) ?? []
  const least = numberOf(before ?? after ?? grade ?? '')
  const isLess = /<|\bless than|\bfewer than|\bunder\b/.test(text)
  return least > 0 && isLess === (side === 'exclusion')
    ? { kind: 'at_least', amount: 'school_years', least }
    : undefined
}

export const everydayRules: readonly LifeRule[] = [
  { why: 'It asks for talking or reading in the language of the study.', criterionIn: languageIn },
  { why: 'It is about seeing and hearing.', criterionIn: sensesIn },
  { why: 'It says where people live.', criterionIn: residenceIn },
  { why: 'It is about walking.', criterionIn: walkingIn },
  { why: 'It is about everyday tasks.', criterionIn: dailyTasksIn },
  { why: 'It asks for a computer or a phone with internet.', criterionIn: screenIn },
  { why: 'It asks for years of school.', criterionIn: schoolIn },
]
