import { type ConditionRule, conditionRule } from './condition-rule.ts'

/** Words in lines that exclude only some people with the condition, use a score, or name it as the cause of something else. */
const qualified =
  /\b(?:severe|significant|clinically relevant|unstable|uncontrolled|untreated|score|scale|beck|gds|geriatric|hamilton|suicid\w*|remission|confound|evidence of depression|stable|tricyclic|antidepressants?|anti-depressants?|mild|causes?|explain\w*|with psychotic)\b/
const once = /\b(?:history|lifetime|past|prior|previous|ever|within|last)\b/
const depression = /\bdepress(?:ion|ive (?:disorder|disease|illness|episode))s?\b/

const hiv = /\bhiv\b|\bhuman immunodeficiency/

const aboutDepression = { what: 'depression', named: depression }

/** Rules for mood, mental illness, alcohol and sensitive infections. */
export const mindConditions: readonly ConditionRule[] = [
  {
    ...conditionRule('depression', aboutDepression),
    placeIn: (text) => (qualified.test(text) || isInPast(text) ? -1 : text.search(depression)),
  },
  {
    ...conditionRule('depression', aboutDepression),
    criteria: [
      { kind: 'free_of_condition', condition: 'depression' },
      { kind: 'free_of_condition', condition: 'past_depression' },
    ],
    why: 'It names depression, now or in the past.',
    placeIn: (text) => (qualified.test(text) || !isInPast(text) ? -1 : text.search(depression)),
  },
  conditionRule('psychiatric_illness', {
    what: 'schizophrenia, psychosis or a bipolar disorder',
    named: /\bschizo-?(?:phreni\w+|affective)|\bbipolar\b|\bpsychos[ie]s\b|\bpsychotic disorders?\b/,
    unless:
      /\bpreclude|better (?:accounted|explained)|clinically significant|\bopinion|\bjudg|\binterfere|\blikely to\b|\buncontrolled|\bremission|psychosis (?:of|in) alzheimer/,
  }),
  conditionRule('alcohol_or_drugs', {
    what: 'a problem with alcohol or drugs',
    named:
      /\b(?:alcohol|substance|drugs?)\b[^.;]{0,40}\b(?:abus\w+|dependen\w+|dependants|misuse|addict\w+|use disorders?)|\balcoholism\b|\b(?:abuse|dependence|addiction) (?:of|on|to) (?:alcohol|drugs)/,
    unless: /\burine\b|\bscreen for\b|damage caused|induced|secondary to|better accounted|\bdue to\b|etiology/,
  }),
  {
    ...conditionRule('hiv_or_hepatitis', { what: 'HIV and hepatitis', named: hiv }),
    placeIn: (text) => (/\bhepatitis\b/.test(text) ? text.search(hiv) : -1),
  },
]

function isInPast(text: string): boolean {
  return once.test(text) && !/\b(?:current|active)(?: \w+){0,3} depress/.test(text)
}
