import { callConsentTitle, forAll, severalPossible } from '../bilingual-questionnaire.ts'
import { type Form, text } from '../form/form.ts'
import { callAgreement, withdrawalByLink } from './call-consent.ts'
import { forSomeoneElse, respondent, respondentFact } from './respondent.ts'

/** A request from a person who has already seen a doctor: which doctor, when, what was found, and what the person expects now. */
export const secondaryConsultation: Form<'secondary_consultation'> = {
  id: 'secondary_consultation',
  version: '1',
  title: text('Un autre avis après un médecin', 'Another opinion after a doctor'),
  parts: [
    respondent,
    {
      id: 'doctor_kind',
      type: 'one_of',
      required: true,
      label: forAll('Quel médecin avez-vous vu ?', 'Which doctor did you see?'),
      hint: forAll('Le dernier qui a parlé de la mémoire.', 'The last one who talked about memory.'),
      options: [
        { id: 'general_practitioner', label: forAll('Mon médecin traitant', 'My general practitioner') },
        { id: 'neurologist', label: forAll('Un neurologue', 'A neurologist') },
        { id: 'geriatrician', label: forAll('Un gériatre', 'A geriatrician') },
        { id: 'psychiatrist', label: forAll('Un psychiatre', 'A psychiatrist') },
        { id: 'other', label: forAll('Un autre médecin', 'Another doctor') },
        { id: 'prefer_not_to_say', label: forAll('Je préfère ne pas le dire', 'I would rather not say') },
      ],
    },
    {
      id: 'seen',
      type: 'one_of',
      required: false,
      label: forAll('Quand était-ce ?', 'When was it?'),
      hint: forAll('À peu près.', 'About when.'),
      options: [
        { id: 'under_3_months', label: forAll('Il y a moins de 3 mois', 'Less than 3 months ago') },
        { id: 'under_1_year', label: forAll('Il y a moins d’un an', 'Less than a year ago') },
        { id: 'over_1_year', label: forAll('Il y a plus d’un an', 'More than a year ago') },
        { id: 'not_sure', label: forAll('Je ne sais plus', 'I do not remember') },
      ],
    },
    {
      id: 'said',
      type: 'long_text',
      required: false,
      label: forAll('Que vous a-t-on dit ?', 'What were you told?'),
      hint: forAll('Avec vos mots, si vous le voulez.', 'In your own words, if you wish.'),
      validation: { max_len: 2000 },
    },
    {
      id: 'seeks',
      type: 'several_of',
      required: true,
      label: forAll('Que cherchez-vous maintenant ?', 'What are you looking for now?'),
      hint: severalPossible,
      options: [
        { id: 'second_opinion', label: forAll('Un deuxième avis', 'A second opinion') },
        { id: 'explanations', label: forAll('Des explications', 'Explanations') },
        { id: 'follow_up', label: forAll('Un suivi', 'Follow-up') },
        { id: 'treatment', label: forAll('Parler des traitements', 'To talk about treatments') },
        { id: 'other', label: forAll('Autre chose', 'Something else') },
      ],
    },
    { kind: 'call' },
  ],
  consent: {
    version: 'secondary-consultation-2026-12',
    title: callConsentTitle,
    paragraphs: [
      forAll(
        'Ces réponses parlent de santé. Nous les envoyons à la clinique pour deux choses : comprendre ce que vous cherchez, et vous rappeler.',
        'These answers are about health. We send them to the clinic for two things: to understand what you are looking for, and to call you back.',
      ),
      withdrawalByLink,
    ],
    agreement: callAgreement,
  },
  consents: [{ purpose: 'answer_for_someone', where: forSomeoneElse }],
  desk: { subject: text('Deuxième avis', 'Second opinion'), facts: [respondentFact] },
}
