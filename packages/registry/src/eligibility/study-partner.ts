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
export function asksForStudyPartner(text: string): boolean {
  return hasPartner.test(text) && !isOnlyConsent(text) && !isAboutCarer(text) && !/if\b.{0,30}\bcaregiver/.test(text)
}

/** Whether a normalized exclusion rules out people without a study partner. */
export function rulesOutWithoutStudyPartner(text: string): boolean {
  return lacksPartner.test(text) && !isAboutCarer(text) && !ownRuleOfPartner.test(text)
}

/** The hours per week with the participant; undefined if the line also accepts something else, such as a number of visits. */
export function hoursOfStudyPartner(text: string): number | undefined {
  const [, hours] =
    /\b(\d{1,2}) ?(?:or more )?(?:hours?|hrs?|h)(?: or more)? ?(?:\/|per|a|each|every) ?week/.exec(text) ?? []
  return hours === undefined || /\btimes\b|\bdays? (?:a|per|each)\b|\bday\b/.test(text) ? undefined : Number(hours)
}

/** Whether a line is like "Caregivers must be 21 or older", which does not concern the participant. */
export function isCarerRule(text: string): boolean {
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
