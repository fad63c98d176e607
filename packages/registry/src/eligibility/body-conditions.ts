import { type ConditionRule, conditionRule } from './condition-rule.ts'

/** Words after which only some people with the condition are excluded, so that a doctor has to judge. */
const qualified =
  /\b(?:serious|significant|unstable|uncontrolled|severe|major|poorly|controlled|life[- ]threatening|symptomatic|acute|systemic|terminal|relevant|active|untreated|requir\w+|impair\w* (?:renal|liver)|insulin\S*|class|interfer\w*|would|could|that may|inadequate|abnormal\w*|elevat\w+|function|family history)\b/

/** These conditions share one answer, so a line suggests the criterion only if it names at least two of them. */
const heart = [
  /\bmyocardial infarction|\bheart attack/,
  /\bheart failure/,
  /\batrial (?:fibrillation|flutter)|\barrhythmias?\b/,
]
const diabetes = /\bdiabet(?:es|ic)\b(?! insipidus)/
const kidneys = /\b(?:renal|kidneys?)\b/
const liver = /\b(?:hepatic|liver|cirrhosis)\b/
const thyroid = /\bthyroid (?:diseases?|disorders?)\b|\bhyp(?:o|er)thyroidism\b/
const immune = /\bauto-?immune (?:diseases?|disorders?)\b|\blupus\b|\brheumatoid arthritis/

/** Rules for physical conditions that a line names without such words. */
export const bodyConditions: readonly ConditionRule[] = [
  {
    ...conditionRule('heart_disease', { what: 'illnesses of the heart', named: /\bheart\b/ }),
    placeIn: (text) => {
      const places = heart.map((named) => text.search(named)).filter((place) => place >= 0)
      return places.length < 2 || qualified.test(text) || /\becg|\bqt/.test(text) ? -1 : Math.min(...places)
    },
  },
  {
    ...conditionRule('diabetes', { what: 'diabetes', named: diabetes }),
    placeIn: (text) => (qualified.test(text) || isOfOneType(text) ? -1 : text.search(diabetes)),
  },
  {
    ...conditionRule('kidney_or_liver_disease', { what: 'illnesses of the kidneys and the liver', named: kidneys }),
    placeIn: (text) =>
      qualified.test(text) || !/\b(?:diseases?|insufficiency|failure|disorders?)\b/.test(text)
        ? -1
        : placeOfBoth(text, kidneys, liver),
  },
  conditionRule('lung_disease', {
    what: 'an illness of the lungs',
    named: /\b(?:pulmonary|lung|respiratory) (?:diseases?|disorders?)\b|\bcopd\b/,
    unless: qualified,
  }),
  {
    ...conditionRule('thyroid_or_immune_disease', {
      what: 'illnesses of the thyroid and autoimmune ones',
      named: thyroid,
    }),
    placeIn: (text) => (qualified.test(text) ? -1 : placeOfBoth(text, thyroid, immune)),
  },
  conditionRule('skin_disease', {
    what: 'an illness of the skin',
    named: /\bskin (?:diseases?|disorders?)\b|\bpsoriasis\b|\bdermatitis\b/,
    unless: qualified,
  }),
  conditionRule('bleeding_disorder', {
    what: 'an illness that causes bleeding',
    named: /\bbleeding (?:disorders?|diathes[ie]s)\b|\bha?emophilia\b/,
    unless: qualified,
  }),
  conditionRule('migraine', { what: 'migraines', named: /\bmigraines?\b/, unless: qualified }),
  conditionRule('sleep_apnoea', { what: 'sleep apnea', named: /\bsleep apno?ea\b/, unless: qualified }),
  conditionRule('severe_allergy', {
    what: 'a severe allergy to medicines',
    named:
      /\b(?:severe|serious|multiple)(?:,? (?:or|and|and\/or) (?:severe|serious|multiple))? (?:drug |medication |medicine )?(?:allerg(?:y|ies)|allergic reactions?)(?! to (?:drugs or )?food)\b|\b(?:allergic|severe) (?:or )?anaphyla\w+/,
    unless: /\bfood\b|contra-?indicat|component|ingredient|(?<!limited )\bto (?!drugs|medic|multiple)|\bwith \w|\bto$/,
  }),
  conditionRule('head_injury', {
    what: 'a head injury',
    named:
      /\b(?:head|brain|cns) (?:injur(?:y|ies)|trauma)[^.;]{0,40}\b(?:loss of (?:consciousness|conscience)|unconscious)|\b(?:severe|serious|significant|major|traumatic)\b[^.;]{0,25}\b(?:head|brain|cns)\b ?(?:injur(?:y|ies)|trauma)|\bhistory of (?:\w+ )?head (?:injur(?:y|ies)|trauma)/,
    unless: /\bdementia due to|\bconcussions?\b|mild traumatic/,
  }),
]

function placeOfBoth(text: string, one: RegExp, other: RegExp): number {
  const places = [text.search(one), text.search(other)]
  return places.includes(-1) ? -1 : Math.min(...places)
}

function isOfOneType(text: string): boolean {
  return /\btype (?:1|2|i|ii)\b/.test(text) && !/\btype (?:1|i) or (?:type )?(?:2|ii)\b/.test(text)
}
