import { type BilingualOption, callConsentTitle, forAll } from '../bilingual-questionnaire.ts'
import { type Form, type FormQuestion, text } from '../form/form.ts'
import { callAgreement, withdrawalByLink } from './call-consent.ts'
import { forSomeoneElse, respondent, respondentFact } from './respondent.ts'

const options = [
  { id: 'video', label: forAll('En vidéo, depuis chez vous', 'By video, from home') },
  { id: 'in_person', label: forAll('Sur place, avec le médecin', 'In person, with the doctor') },
  { id: 'home_visit', label: forAll('Chez vous : le médecin se déplace', 'At home: the doctor comes to you') },
] as const satisfies readonly BilingualOption[]

/** The question about the type of consultation; the operator decides which types are offered. */
export const consultationType: FormQuestion = {
  id: 'consultation_type',
  type: 'one_of',
  required: true,
  isPartOfRequest: true,
  isInAddress: true,
  label: forAll('Comment voulez-⁠vous voir le médecin ?', 'How would you like to see the doctor?'),
  hint: forAll('Vous pourrez en changer pendant l’appel.', 'You can change this during the call.'),
  options,
}

const titles = {
  video: text('Une consultation par vidéo', 'A consultation by video'),
  in_person: text('Une consultation sur place', 'A consultation in person'),
  home_visit: text('Une consultation à domicile', 'A consultation at home'),
}

/** A request for a consultation about memory. */
export const consultation: Form<'consultation'> = {
  id: 'consultation',
  operation: { id: 'requestConsultation', path: '/api/consultations/memoire' },
  version: '1',
  title: ({ consultation_type: type }) => Object.entries(titles).find(([id]) => id === type)?.[1] ?? titles.in_person,
  parts: [
    consultationType,
    respondent,
    {
      id: 'postal_code',
      type: 'postal_code',
      required: true,
      isContact: true,
      label: {
        fr: { self: 'Quel est votre code postal ?', someone_else: 'Quel est le code postal de cette personne ?' },
        en: { self: 'What is your ZIP or postal code?', someone_else: 'What is this person’s ZIP or postal code?' },
      },
      hint: forAll(
        'Le médecin a besoin de savoir s’il peut venir jusque-là.',
        'The doctor needs to know whether they can come that far.',
      ),
      validationOn: (_, country) => ({ country, max_len: 10 }),
      show_if: [{ question: consultationType.id, is_one_of: ['home_visit'] }],
    },
    {
      id: 'reason',
      type: 'long_text',
      required: false,
      label: forAll('Qu’est-⁠ce qui vous amène ?', 'What brings you to us?'),
      hint: forAll(
        'En quelques mots, si vous le voulez. Vous pourrez aussi en parler pendant l’appel.',
        'In a few words, if you wish. You can also talk about it during the call.',
      ),
      validation: { max_len: 2000 },
    },
    { kind: 'call' },
  ],
  consent: {
    version: 'consultation-2026-12',
    title: callConsentTitle,
    paragraphs: [
      forAll(
        'Nous envoyons cette demande à notre équipe des appels. Elle s’en sert pour vous rappeler et pour préparer la consultation, rien d’autre.',
        'We send this request to our call team. They use it to call you back and to prepare the consultation, nothing else.',
      ),
      withdrawalByLink,
    ],
    agreement: callAgreement,
  },
  consents: [{ purpose: 'answer_for_someone', where: forSomeoneElse }],
  desk: {
    subject: text('Consultation demandée', 'Consultation requested'),
    facts: [
      {
        term: text('Comment voir le médecin', 'How to see the doctor'),
        answers: [consultationType.id],
        options: {
          video: text('par vidéo', 'by video'),
          in_person: text('sur place', 'in person'),
          home_visit: text('à domicile', 'at home'),
        },
      },
      respondentFact,
    ],
  },
}
