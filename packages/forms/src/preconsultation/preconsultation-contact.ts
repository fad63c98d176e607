import { forAll } from '../bilingual-questionnaire.ts'
import { birthDate } from '../care/birth-date.ts'
import { withdrawalByLink } from '../care/call-consent.ts'
import { forSomeoneElse, respondent, respondentFact } from '../care/respondent.ts'
import { type Form, text } from '../form/form.ts'

/** The form without its sections, which the backend serves: it asks for the respondent, the person to call and the time. */
export const preconsultationContact: Omit<Form<'preconsultation'>, 'version'> = {
  id: 'preconsultation',
  title: text('Une consultation que vous avez préparée', 'A consultation that you prepared'),
  parts: [
    respondent,
    {
      id: 'patient_first_name',
      type: 'short_text',
      required: true,
      isPartOfRequest: true,
      label: forAll('Quel est le prénom de votre proche ?', 'What is the first name of the person?'),
      hint: forAll('La consultation sera à son nom.', 'The consultation will be in their name.'),
      format: {
        is: 'name',
        missing: text('Écrivez le prénom de votre proche', 'Enter the first name of the person'),
      },
      validation: { max_len: 60 },
      show_if: forSomeoneElse,
    },
    {
      ...birthDate,
      label: {
        fr: { self: 'Quelle est votre date de naissance ?', someone_else: 'Quelle est sa date de naissance ?' },
        en: { self: 'What is your date of birth?', someone_else: 'What is their date of birth?' },
      },
    },
    { kind: 'call' },
  ],
  consent: {
    version: 'preconsultation-2026-12',
    title: forAll('Votre accord avant l’envoi', 'Your consent before sending'),
    paragraphs: [
      forAll(
        'Ces réponses parlent de santé. Nous les envoyons à la clinique pour deux choses : préparer la consultation, et vous appeler pour fixer la date.',
        'These answers are about health. We send them to the clinic for two things: to prepare the consultation, and to call you to set the date.',
      ),
      withdrawalByLink,
    ],
    agreement: {
      fr: {
        self: 'J’accepte que la clinique garde mes réponses et appelle la personne choisie.',
        someone_else:
          'Mon proche est d’accord, et j’accepte que la clinique garde ces réponses et appelle la personne choisie.',
      },
      en: {
        self: 'I agree that the clinic keeps my answers and calls the person chosen.',
        someone_else: 'The person agrees, and I agree that the clinic keeps these answers and calls the person chosen.',
      },
    },
  },
  consents: [{ purpose: 'answer_for_someone', where: forSomeoneElse }],
  desk: {
    subject: text('Consultation préparée', 'Prepared consultation'),
    facts: [
      respondentFact,
      { term: text('Personne qui consulte', 'Person who consults'), answers: ['patient_first_name'] },
    ],
  },
}
