import type { Locale } from '@clairmemoire/domain/locale'

/** A visitor's action on the page of one question: to choose options, write a text or decline. */
export type Answer = { question: string } & (
  | { choose: string | readonly string[] }
  | { write: string }
  | { decline: true }
)
export type Screening = readonly [Answer, ...Answer[]]

/** The answers of a person in the United States who answers every question. One study recruits this profile. */
export const matching: Record<Locale, Screening> = {
  fr: [
    { question: 'Pour qui répondez-vous', choose: 'Pour moi' },
    { question: 'Où habitez-vous', choose: 'Aux États-Unis' },
    { question: 'Quel âge avez-vous', write: '68 ans' },
    { question: 'Où en est votre mémoire', choose: 'Un trouble cognitif léger' },
    { question: 'Quelqu’un qui vous connaît bien', choose: 'Oui' },
    { question: 'Avez-vous, ou avez-vous eu', choose: 'Aucun de ces problèmes' },
    { question: 'Quel est votre code postal (ZIP)', write: '021' },
  ],
  en: [
    { question: 'Who are you answering for?', choose: 'For myself' },
    { question: 'Where do you live?', choose: 'In the United States' },
    { question: 'How old are you?', write: '68' },
    { question: 'How is your memory today?', choose: 'Mild cognitive impairment' },
    { question: 'Can someone who knows you well', choose: 'Yes' },
    { question: 'Do you have, or have you had', choose: 'None of these' },
    { question: 'What is your ZIP code?', write: '021' },
  ],
}

/** The answers of a person in France who may suit one study. A doctor's diagnosis decides. */
export const uncertain: Record<Locale, Screening> = {
  fr: [
    { question: 'Pour qui répondez-vous', choose: 'Pour moi' },
    { question: 'Où habitez-vous', choose: 'En France' },
    { question: 'Quel âge avez-vous', write: '68' },
    { question: 'Où en est votre mémoire', choose: 'Je ne sais pas' },
    { question: 'Quel est votre département', write: '75011' },
  ],
  en: [
    { question: 'Who are you answering for?', choose: 'For myself' },
    { question: 'Where do you live?', choose: 'In France' },
    { question: 'How old are you?', write: '68' },
    { question: 'How is your memory today?', choose: 'I don’t know' },
    { question: 'What is your département', write: '75011' },
  ],
}

/** The answers of a person who lives in the country of the site and matches one of its studies. */
export const matchingAtHome: Record<Locale, Screening> = {
  fr: [
    { question: 'Pour qui répondez-vous', choose: 'Pour moi' },
    { question: 'Où habitez-vous', choose: 'En France' },
    { question: 'Quel âge avez-vous', write: '68' },
    { question: 'Où en est votre mémoire', choose: 'Des inquiétudes' },
    { question: 'Quel est votre département', write: '75011' },
  ],
  en: matching.en,
}

/** The answers of a person who answers for a relative. The age excludes every study, so the finder asks nothing else. */
export const notMatching: Record<Locale, Screening> = {
  fr: [
    { question: 'Pour qui répondez-vous', choose: 'Pour un proche' },
    { question: 'Où habite votre proche', choose: 'En France' },
    { question: 'Quel âge a votre proche', write: '45' },
  ],
  en: [
    { question: 'Who are you answering for?', choose: 'For someone else' },
    { question: 'Where does this person live?', choose: 'In the United States' },
    { question: 'How old is this person?', write: '45' },
  ],
}
