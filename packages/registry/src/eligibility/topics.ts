import type { CheckedByTeamTopic } from '@clairmemoire/domain/study'
import { isAboutSenses } from './senses.ts'

interface TopicRule {
  topic: CheckedByTeamTopic
  why: string
  isNamedIn: (text: string) => boolean
}

const memoryTest =
  /\b(?:mmse|mini[- ]mental|mental test score|cdr(?:-\w+)?|clinical dementia rating|moca|montreal cognitive|adas(?:-\w+)?|fcsrt|rbans|logical memory|free recall|neuropsychological test|isaacs?'?s? set|global deterioration|5 words test|iq)\b|cognitive (?:test|score|assessment battery)|abnormal memory (?:function|score)|objective (?:evidence of )?(?:cognitive|memory) (?:impairment|decline)|memory impairment according/
const amyloid = /\bamyloid\b|a-?beta|\bpib\b|florbetapir|flutemetamol|florbetaben|pathological process/
const found = /\bpet\b|\bcsf\b|spinal fluid|positiv|negativ|evidence|biomarker|patholog|scan|level|status|elevated/
const medicine =
  /medication|medicine|drug|dos(?:e|es|age|ing)\b|inhibitor|memantine|treatment|therapy|regimen|antidepressant/
const scan = /\b(?:mri|ct|magnetic resonance|imaging|brain scans?)\b/
const seenOnScan =
  /\bmicro-?ha?emorrhages?\b|superficial (?:hemo)?siderosis|\bwhite matter\b|\blacun(?:ar|es?)\b|\baria-?[eh]?\b|\bfazekas\b/
const measured =
  /\becgs?\b|electrocardio|\bqtc?f?\b|\blab(?:oratory)?\b|\bblood (?:pressure|tests?|counts?)\b|\bvital signs?\b|\bcreatinine\b|\bbilirubin\b|\bha?emoglobin\b|\bplatelet count|\btsh\b|thyroid[- ]stimulating|\b(?:vitamin )?b-?12\b|\bfolate\b|\bfolic acid|\bhba1c\b|\begfr\b|\burinalysis|\bha?ematolog\w* (?:value|test|param)|\bserology|\bheart rate\b|\bbradycardia\b|\bheart block\b|\bthyroid function\b|\bsyphilis\b/
const mood =
  /\bsuicid|\bc-?ssrs\b|\bgeriatric depression|\bbeck\b|\bcornell\b|\bhamilton\b|\bneuropsychiatric inventory|\bnpi\b|\b(?:severe|significant|uncontrolled) (?:major )?depress/
const wellBeing =
  /\b(?:good|stable|adequate|satisfactory) (?:\w+ ){0,2}health\b|\bgeneral(?:ly)? (?:good )?health(?:y)?\b|medically stable|physically (?:healthy|acceptable)|healthy (?:participants?|subjects?|volunteers?|males?|adults?|elderly)|healthy status/
const serious =
  /\b(?:serious|significant|unstable|uncontrolled|severe|major|poorly controlled|life[- ]threatening|symptomatic|acute|systemic|terminal|relevant)\b/
const illness =
  /\b(?:medical|systemic|physical|somatic|general|cardiovascular|cardiac|heart|renal|kidney|hepatic|liver|pulmonary|respiratory|gastro\w*|endocrine|metabolic|organ|health|chronic|vascular|autoimmune)\b(?:[^.]{0,80}?)\b(?:illness(?:es)?|diseases?|conditions?|disorders?|problems?|dysfunction|failure)\b/

/** The rules in order of priority: the first that matches gives the topic. */
export const topicRules: readonly TopicRule[] = [
  {
    topic: 'second_study_partner',
    why: 'It names a second study partner.',
    isNamedIn: (text) => /\b(?:second|back-?up|alternate) (?:study partner|caregiver|informant)/.test(text),
  },
  {
    topic: 'memory_score',
    why: 'It names a test of memory or its score.',
    isNamedIn: (text) => memoryTest.test(text) && !/depression scale|cornell/.test(text),
  },
  {
    topic: 'amyloid',
    why: 'It names amyloid in the brain, the blood or the spinal fluid.',
    isNamedIn: (text) =>
      amyloid.test(text) &&
      found.test(text) &&
      !/antibod|immuni[sz]|immunotherap|vaccin|treat|therap|angiopathy|trial|allerg/.test(text),
  },
  {
    topic: 'tau',
    why: 'It names the protein tau.',
    isNamedIn: (text) => /\btau\b/.test(text) && found.test(text) && !/antibod|treat|therap|immuni[sz]/.test(text),
  },
  {
    topic: 'brain_scan',
    why: 'It is about what a scan of the brain shows.',
    isNamedIn: (text) =>
      seenOnScan.test(text) ||
      (scan.test(text) && /\b(?:show|reveal|finding|abnormal|lesion|infarct|consistent with|evidence)/.test(text)),
  },
  {
    topic: 'mood_and_safety',
    why: 'It is about mood or safety, which the team asks with a scale.',
    isNamedIn: (text) => mood.test(text) && !/medical illness/.test(text),
  },
  {
    topic: 'blood_and_heart',
    why: 'It names tests of the blood or of the heart.',
    isNamedIn: (text) =>
      measured.test(text) && !wellBeing.test(text) && !/serious|unstable|\bare eligible\b/.test(text),
  },
  {
    topic: 'stable_medicines',
    why: 'It asks for medicines in a dose that does not change.',
    isNamedIn: (text) =>
      medicine.test(text) &&
      /\bstable\b|unchang|no change|\bchanges? (?:in|of)\b|initiation of|dose adjust/.test(text) &&
      !/adjustment or surgery|suicid/.test(text),
  },
  { topic: 'sight_and_hearing', why: 'It is about seeing or hearing.', isNamedIn: isAboutSenses },
  {
    topic: 'risk_of_alzheimer',
    why: 'It names a risk of Alzheimer’s disease: genes or family.',
    isNamedIn: (text) =>
      /apoe?-?[ε4]*\b.*(?:carrier|homozyg|heterozyg|genotype)|(?:mutation|family history|first[- ]degree relative)[^.]*(?:alzheimer|\bad\b|dementia)|(?:alzheimer|\bad\b)[^.]*mutation/.test(
        text,
      ) && !/consent/.test(text),
  },
  {
    topic: 'general_health',
    why: 'It is about health in general, which a doctor weighs.',
    isNamedIn: (text) =>
      (wellBeing.test(text) || (serious.test(text) && illness.test(text))) &&
      !/cognitively healthy|neurocognitive/.test(text),
  },
]
