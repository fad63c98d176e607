import { type ConditionRule, treatmentRule } from './condition-rule.ts'

/** Words in lines that exclude only some users of the medicine or are not about taking it. */
const qualified =
  /(?<!at any )\bdos(?:e|es|age|ing)\b|\bstable\b|\bchang\w+|\balterat\w+|\ballerg|\bhypersens|\bresponse|\brefractory|\bfailed|\bother than\b|\bexcept|\bexcluding\b|\bunless\b|\bpotency|\blisted\b|\bdepot\b|\blow\b|\blarge\b|\bper (?:day|week)\b|\bcontra-?indicat|\bprohibited during|\brequir|\bsuch as\b|\be\.g|\bmay adversely|\bduring (?:their|the study)/
const qualifiedOr = (more: string) => new RegExp(String.raw`${qualified.source}|${more}`)

/** Rules for groups of medicines other than those for memory. */
export const medicineRules: readonly ConditionRule[] = [
  treatmentRule('blood_thinner', {
    what: 'blood thinners',
    named: /\b(?:oral )?anti-?coagula(?:nts?|tion)\b|\bblood thinners?\b/,
    unless: qualifiedOr('bleeding|coagulopathy|aggreg|platelet|puncture'),
  }),
  treatmentRule('antidepressant', {
    what: 'antidepressants',
    named: /(?<!tricyclic )\banti-?depressants?\b/,
    unless: qualifiedOr('monoamine|tricyclic'),
  }),
  treatmentRule('antipsychotic', {
    what: 'medicines against hallucinations or agitation',
    named: /(?<!atypical |typical )\b(?:neuroleptics?|anti-?psychotics?)\b/,
    unless: qualified,
  }),
  treatmentRule('sleeping_or_calming', {
    what: 'medicines to sleep or to feel calm',
    named: /\bbenzodiazepines?\b|\bhypnotics?\b|\bsedatives?\b|\bsleeping (?:pills|tablets)\b|\btranquili[sz]ers?\b/,
    unless: qualified,
  }),
  treatmentRule('epilepsy_medicine', {
    what: 'medicines against epilepsy',
    named: /\banti-?(?:epileptics?|convulsants?)\b/,
    unless: qualified,
  }),
  treatmentRule('immunosuppressant', {
    what: 'cortisone, or medicines that weaken the immune system',
    named: /\bimmuno-?suppress(?:ants?|ives?)\b|\b(?:systemic |oral |chronic )?(?:cortico)?steroids\b/,
    unless: qualifiedOr('inhal|topical|local|narcotic'),
  }),
]

/** Whether a line is about current use, such as "use of antidepressants"; past use is worded differently. */
export function isCurrentUse(text: string): boolean {
  return (
    /^(?:takes?|taking|receiv\w+|use|uses|using|usage|current\w*|concurrent\w*|concomitant\w*|chronic|regular|on)\b|\bcurrent(?:ly)?\b/.test(
      text,
    ) && !/\b(?:prior|previous\w*|past|history|ever|been|within|last)\b/.test(text)
  )
}
