import { bodyConditions } from './body-conditions.ts'
import { type ConditionRule, conditionRule, treatmentRule } from './condition-rule.ts'
import { medicineRules } from './medicines.ts'

/** Words in lines that exclude only some people with the condition, use a score, or name it as the cause of something else. */
const qualified =
  /\b(?:severe|significant|clinically relevant|unstable|uncontrolled|untreated|score|scale|beck|gds|geriatric|hamilton|suicid\w*|remission|confound|evidence of depression|stable|tricyclic|antidepressants?|anti-depressants?|mild|causes?|explain\w*|with psychotic)\b/
const once = /\b(?:history|lifetime|past|prior|previous|ever|within|last)\b/
const depression = /\bdepress(?:ion|ive (?:disorder|disease|illness|episode))s?\b/

const hiv = /\bhiv\b|\bhuman immunodeficiency/

const aboutDepression = { what: 'depression', named: depression }

/** Rules for mood, mental illness, alcohol and sensitive infections. */
const mindConditions: readonly ConditionRule[] = [
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

const mri = /\bmri\b|magnetic resonance/

/** Rules for obstacles to an MRI in lines that do not mention the scan. */
const mriObstacles: readonly ConditionRule[] = [
  conditionRule('pacemaker', { what: 'a pacemaker', named: /\bpacemakers?\b|\bdefibrillators?\b/, unless: mri }),
  conditionRule('metal_in_body', {
    what: 'metal or a device in the body',
    named:
      /\bmetal(?:lic)? (?:implants?|clips?|fragments?|objects?|in\b)|\bcochlear\b|\baneurysm clips?|\bshrapnel\b|\bferromagnetic\b|\b(?:nerve|brain|neuro) ?-?stimulators?\b|\bdeep brain stimulation\b|\bimplanted (?:medical |drug |infusion )?pump/,
    unless: new RegExp(String.raw`${mri.source}|dental`),
  }),
  conditionRule('fear_of_closed_spaces', {
    what: 'a fear of closed spaces',
    named: /\bclaustrophobi/,
    unless: new RegExp(String.raw`${mri.source}|\bscann|\bpet\b`),
  }),
]

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
/** Words for a consequence: "head injuries that led to neurological impairment" names no disease. */
const consequence = /\b(?:caus|result|lead|led)\w* (?:\S+ ){0,3}neurolog\w+/g
const cancer = /\bcancers?\b|malignan(?:cy|cies|t)|neoplas\w+|carcinoma|leuk(?:a)?emia|lymphoma/
const antiAmyloid =
  /donanemab|aducanumab|lecanemab|gantenerumab|solanezumab|bapineuzumab|crenezumab|remternetug|anti-?(?:amyloid|a-?beta)|(?:antibod(?:y|ies)|immuni[sz]ation|immunotherapy|vaccine)(?: \S+){0,4} (?:amyloid|a-?beta|alzheimer\S*)|amyloid(?: \S+){0,2} (?:antibod|immunotherap|vaccin)\w*/
const inhibitors =
  /cholinesterase inhibitors?|\bacheis?\b|\bcheis?\b|donepezil(?:, |,? (?:or|and) )(?:rivastigmine|galantamine)/
const alzheimerMedicine =
  /(?:medications?|medicines?|drugs|treatments?|therapy|therapies) (?:approved |used |indicated |prescribed )?(?:for|of|against) (?:the )?(?:treatment of )?(?:alzheimer\S*|ad\b|dementia)|anti-?dementia (?:drug|medic)\w*/

/** Rules for the conditions and treatments that exclude a person. */
export const conditionRules: readonly ConditionRule[] = [
  treatmentRule('anti_amyloid', {
    what: 'a treatment against amyloid',
    named: antiAmyloid,
    unless: /allerg|hypersensitiv|intoleran|stud(?:y|ies)|trial/,
  }),
  {
    ...treatmentRule('alzheimer_medicine', {
      what: 'the medicines for the symptoms of Alzheimer’s disease',
      named: alzheimerMedicine,
    }),
    placeIn: medicinePlace,
  },
  conditionRule('stroke', {
    what: 'a stroke or a disease of the vessels of the brain',
    named: stroke,
    unless: /hachinski|findings? (?:on|in)|\bon mri\b/,
  }),
  conditionRule('epilepsy', { what: 'epilepsy or seizures', named: epilepsy }),
  {
    ...conditionRule('other_brain_disease', {
      what: 'another disease of the brain, or another dementia',
      named: brain,
    }),
    placeIn: (text) =>
      /\bunstable neurolog|exacerbation|psychiatric diagnosis other than|\bmri scan/.test(text)
        ? -1
        : text.replaceAll(consequence, (found) => ' '.repeat(found.length)).search(brain),
  },
  conditionRule('recent_cancer', {
    what: 'a cancer',
    named: cancer,
    unless: /brain (?:cancer|tumou?r)|family history/,
  }),
  ...bodyConditions,
  ...mindConditions,
  ...medicineRules,
  ...mriObstacles,
]

/** Found only if the line names all four medicines, because a line about one of them is a different rule. */
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
