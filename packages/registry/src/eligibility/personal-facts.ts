import type { Side } from './eligibility-line.ts'
import { answer, type LifeRule } from './life-rule.ts'
import type { SuggestedCriterion } from './suggestion.ts'

const pregnant = /\bpregnan(?:t|cy)\b|\blactating\b|\bbreast-?feeding\b|\bnursing\b(?! home| care| facilit)/
const childbearing = /\bchild-?bearing (?:potential|age)\b/
const contraception = /\bcontracept|\bbirth control|\babstinen|\bmethods?\b|\bunless\b|\bwilling/
const requiresNoDementia =
  /^(?:(?:has|have|a|an|with|the|clinical|established|documented|confirmed|patients?|participants?|subjects?|people|persons?|who|are|been|diagnos\w+|of) )*dementia(?: diagnosis)?(?: as above)?\.?$/

function pregnancyIn(text: string, side: Side): SuggestedCriterion | undefined {
  if (/\bpartners?\b|\bpet contra|\bis defined as\b/.test(text)) return undefined
  if (side === 'inclusion') {
    if (contraception.test(text)) return undefined
    if (/\bnot\b[^.;]{0,30}\bchild-?bearing|\bnon-?child-?bearing/.test(text)) return answer('pregnancy', 'no')
    return /\bnot (?:be )?pregnant\b/.test(text) ? answer('pregnancy', 'no', 'possible') : undefined
  }
  if (childbearing.test(text) && !contraception.test(text)) return answer('pregnancy', 'no')
  return pregnant.test(text) && !/\bnot\b.{0,20}\bpregnant|\btest\b/.test(text)
    ? answer('pregnancy', 'no', 'possible')
    : undefined
}

const worries =
  /\b(?:memory|cognitive) (?:complaints?|concerns?|worries)\b|\bsubjective (?:memory|cognitive) (?:complaints?|concerns?|decline|impairment)|\bcomplain\w* (?:of|about) (?:\w+ ){0,2}memory|\bhistory of memory impairments?\b|\bchange in memory\b/

function worriesIn(text: string, side: Side): SuggestedCriterion | undefined {
  return side === 'inclusion' &&
    worries.test(text) &&
    !/\bno\b|\bnot\b|\bwithout\b|\babsence|\bcontrols?\b|\bcaregiver|\bmci\b|mild cognitive|\bdementia\b|\bscore/.test(
      text,
    )
    ? { kind: 'has_memory_worries' }
    : undefined
}

function dementiaIn(text: string, side: Side): SuggestedCriterion | undefined {
  const isWanted =
    side === 'inclusion' ? requiresNoDementia.test(text) : /^no (?:known )?(?:diagnosis of )?dementia\.?$/.test(text)
  return isWanted ? { kind: 'none_of', criteria: [{ id: 'known', kind: 'no_known_dementia' }] } : undefined
}

function legalIn(text: string, side: Side): SuggestedCriterion | undefined {
  if (
    side === 'exclusion' &&
    /\bguardianship|\btutelage|\bcuratorship|\btrusteeship|\bunder (?:legal )?(?:guardian|protecti)|\blegal protection|\bsafeguard of justice/.test(
      text,
    )
  )
    return { kind: 'free_of_condition', condition: 'guardianship' }
  const covered =
    side === 'inclusion'
      ? /\b(?:affiliat|benefici|benefit|cover|member|insured|registered)\w*\b[^.]{0,40}\b(?:social (?:security|insurance)|french health)/
      : /\b(?:not|no|without|lack)\b[^.]{0,30}\bsocial (?:security|insurance)/
  return covered.test(text) ? { kind: 'free_of_condition', condition: 'no_social_security' } : undefined
}

/** Rules about personal facts other than illnesses and everyday life. */
export const personalRules: readonly LifeRule[] = [
  { why: 'It is about a pregnancy.', criterionIn: pregnancyIn },
  { why: 'It asks for worries about memory.', criterionIn: worriesIn },
  { why: 'It asks for a dementia of any kind.', criterionIn: dementiaIn },
  { why: 'It is about what the law asks for.', criterionIn: legalIn },
]
