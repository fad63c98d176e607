const sight = /\b(?:vision|visual(?:ly)?|eyesight|sight|see)\b/
const hearing = /\b(?:hearing|auditory|hear)\b/
const blindOrDeaf = /\b(?:blind(?:ness)?|deaf(?:ness)?)\b/
const otherSense =
  /visual field|(?:double|single)[- ]blind|hallucination|visual inspection|visual read|qualitative|visual assessment of|evoked/

/** Whether a text is about sight, hearing, or both. */
export function isAboutSenses(text: string): boolean {
  return (
    (/\b(?:vision|visual(?:ly)?|eyesight|sight|hearing|auditory)\b/.test(text) || blindOrDeaf.test(text)) &&
    !otherSense.test(text)
  )
}

/** Whether a text is about both sight and hearing, for which there is one question. */
export function areSensesIn(text: string): boolean {
  return sight.test(text) && hearing.test(text) && !otherSense.test(text)
}
