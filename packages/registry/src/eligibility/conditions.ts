import type { SuggestedCriterion } from './suggestion.ts'

interface ConditionRule {
  criterion: SuggestedCriterion
  why: string
  /** Where in a text made readable it is named; below 0 where it is not. */
  placeIn: (text: string) => number
}

const stroke =
  /\bstrokes?\b(?! (?:association|and alzheimer))|\btia\b|transient isch?a?emic|cerebro-?vascular(?! abnormalit)|cerebral (?:infarct|isch?a?emi|ha?emorrhag)\w*|brain infarct|intracranial ha?emorrhag/
const epilepsy =
  /(?<!uncontrolled |anti-|anti)\bepilep(?:sy|tic)|(?<!febrile |febrile childhood )\bseizures?\b|\bconvulsi(?:on|ve)/
const brain = new RegExp(
  [
    String.raw`neurolog\w+(?:,? (?:or|and|and/or) \w+| \(\S+ than [^)]*\))?(?: [\w-]+){0,2}? (?:disease|disorder|condition|illness|impairment|abnormalit)`,
    String.raw`neurodegenerative|neurological \(other than`,
    String.raw`(?<!anti-|anti)parkinson|multiple sclerosis|huntington|lewy|fronto-?temporal|vascular dementia|multi-?infarct|hydrocephal|supranuclear|motor neuron|creutzfeldt|corticobasal|(?<!hepatic )encephalopathy|encephalitis`,
    String.raw`(?:brain|intracranial|intracerebral|cerebral) (?:tumou?r|disease|disorder|lesion|cyst|mass|neoplasm|pathology)`,
    String.raw`(?:cns|central nervous system) (?:disease|disorder|tumou?r|condition)`,
    String.raw`other (?:[\w-]+ ){0,3}(?:dementia|brain disease|cns disease)`,
    String.raw`(?:non-?alzheimer\S*|mixed) (?:disease )?dementia`,
    String.raw`dementias?(?: \S+){0,6} other than|other causes? of (?:dementia|memory|cognitive)`,
    String.raw`(?:cause|etiology|aetiology) (?:of \S+ )?other than`,
    String.raw`dementia (?:due|secondary|related) to (?!alz|ad\b)`,
  ].join('|'),
)
/** "Head injuries that led to neurological impairment" names no disease. */
const consequence = /\b(?:caus|result|lead|led)\w* (?:\S+ ){0,3}neurolog\w+/g
const cancer = /\bcancers?\b|malignan(?:cy|cies|t)|neoplas\w+|carcinoma|leuk(?:a)?emia|lymphoma/
const antiAmyloid =
  /donanemab|aducanumab|lecanemab|gantenerumab|solanezumab|bapineuzumab|crenezumab|remternetug|anti-?(?:amyloid|a-?beta)|(?:antibod(?:y|ies)|immuni[sz]ation|immunotherapy|vaccine)(?: \S+){0,4} (?:amyloid|a-?beta|alzheimer\S*)|amyloid(?: \S+){0,2} (?:antibod|immunotherap|vaccin)\w*/
const inhibitors =
  /cholinesterase inhibitors?|\bacheis?\b|\bcheis?\b|donepezil(?:, |,? (?:or|and) )(?:rivastigmine|galantamine)/
const alzheimerMedicine =
  /(?:medications?|medicines?|drugs|treatments?|therapy|therapies) (?:approved |used |indicated |prescribed )?(?:for|of|against) (?:the )?(?:treatment of )?(?:alzheimer\S*|ad\b|dementia)|anti-?dementia (?:drug|medic)\w*/

/** What rules somebody out for having it, or being treated with it. */
export const conditionRules: readonly ConditionRule[] = [
  {
    criterion: { kind: 'not_treated_with', treatment: 'anti_amyloid' },
    why: 'It names a treatment against amyloid.',
    placeIn: (text) =>
      /allerg|hypersensitiv|intoleran|stud(?:y|ies)|trial/.test(text) ? -1 : text.search(antiAmyloid),
  },
  {
    criterion: { kind: 'not_treated_with', treatment: 'alzheimer_medicine' },
    why: 'It names the medicines for the symptoms of Alzheimer’s disease.',
    placeIn: medicinePlace,
  },
  {
    criterion: { kind: 'free_of_condition', condition: 'stroke' },
    why: 'It names a stroke or a disease of the vessels of the brain.',
    placeIn: (text) => (/hachinski|findings? (?:on|in)|\bon mri\b/.test(text) ? -1 : text.search(stroke)),
  },
  {
    criterion: { kind: 'free_of_condition', condition: 'epilepsy' },
    why: 'It names epilepsy or seizures.',
    placeIn: (text) => text.search(epilepsy),
  },
  {
    criterion: { kind: 'free_of_condition', condition: 'other_brain_disease' },
    why: 'It names another disease of the brain, or another dementia.',
    placeIn: (text) =>
      /\bunstable neurolog|exacerbation|psychiatric diagnosis other than|\bmri scan/.test(text)
        ? -1
        : text.replaceAll(consequence, (found) => ' '.repeat(found.length)).search(brain),
  },
  {
    criterion: { kind: 'free_of_condition', condition: 'recent_cancer' },
    why: 'It names a cancer.',
    placeIn: (text) => (/brain (?:cancer|tumou?r)|family history/.test(text) ? -1 : text.search(cancer)),
  },
]

/** All of them together: a line that names a single one of the four is another rule. */
function medicinePlace(text: string): number {
  if (
    /\bstable\b|allerg|hypersensitiv|\bchanges?\b|\btrial\b|\bstud(?:y|ies) (?:of|with|for)\b|failed|monograph|interrupt|immuni[sz]|antibod|investigational|initiated/.test(
      text,
    )
  )
    return -1
  const together = /\bmemantine\b/.test(text) ? text.search(inhibitors) : -1
  return together >= 0 ? together : text.search(alzheimerMedicine)
}
