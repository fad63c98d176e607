import type { Questionnaire } from '@clairmemoire/api-client/schema'
import type { Locale } from '@clairmemoire/domain/locale'
import { sayIn } from '@clairmemoire/ui/testing/in-language'

/** One question of each kind, in the given language. */
export function sampleQuestionnaire(locale: Locale): Questionnaire {
  const say = sayIn(locale)
  const forAll = (french: string, english: string) => ({
    self: say(french, english),
    someone_else: say(french, english),
  })
  const unknown = { id: 'unknown', label: forAll('Je ne sais pas', 'I don’t know') }
  return {
    id: 'trial-finder',
    version: '2',
    title: say('Trouver une étude', 'Find a study'),
    questions: [
      {
        id: 'respondent',
        type: 'one_of',
        required: true,
        label: forAll('Pour qui répondez-vous\u202f?', 'Who are you answering for?'),
        hint: forAll(
          'Si vous répondez pour un proche, demandez-lui d’abord son accord.',
          'If you answer for someone else, ask for their agreement first.',
        ),
        options: [
          { id: 'self', label: forAll('Pour moi', 'For myself') },
          { id: 'someone_else', label: forAll('Pour un proche', 'For someone else') },
        ],
      },
      {
        id: 'country',
        type: 'one_of',
        required: true,
        label: forAll('Où habitez-vous\u202f?', 'Where do you live?'),
        why: forAll('Les lieux des études dépendent du pays.', 'Where studies take place depends on the country.'),
        options: [
          { id: 'FR', label: forAll('En France', 'In France') },
          { id: 'US', label: forAll('Aux États-Unis', 'In the United States') },
          { id: 'elsewhere', label: forAll('Dans un autre pays', 'In another country') },
        ],
      },
      {
        id: 'age',
        type: 'number',
        required: false,
        label: forAll('Quel âge avez-vous\u202f?', 'How old are you?'),
        hint: forAll('En années, par exemple 68.', 'In years, for example 68.'),
        why: forAll('Chaque étude a des limites d’âge.', 'Every study has age limits.'),
        validation: { min: 0, max: 120 },
      },
      {
        id: 'mri',
        type: 'one_of',
        required: false,
        label: forAll('Pouvez-vous passer une IRM\u202f?', 'Can you have an MRI scan?'),
        hint: forAll(
          'L’IRM prend des images du cerveau dans un appareil étroit. Un stimulateur cardiaque peut l’empêcher.',
          'An MRI takes pictures of the brain in a narrow machine. A pacemaker can prevent it.',
        ),
        options: [
          { id: 'yes', label: forAll('Oui', 'Yes') },
          { id: 'no', label: forAll('Non', 'No'), no_study_in: ['FR'] },
          unknown,
        ],
      },
      {
        id: 'conditions',
        type: 'several_of',
        required: false,
        label: forAll(
          'Avez-vous, ou avez-vous eu, l’un de ces problèmes de santé\u202f?',
          'Do you have, or have you had, any of these conditions?',
        ),
        hint: forAll('Plusieurs réponses sont possibles.', 'You can choose more than one.'),
        options: [
          { id: 'stroke', label: forAll('Un AVC (attaque cérébrale)', 'A stroke') },
          {
            id: 'epilepsy',
            label: forAll(
              'Une épilepsie ou des convulsions, ces 5 dernières années',
              'Epilepsy or seizures, in the last 5 years',
            ),
          },
          { id: 'none', exclusive: true, label: forAll('Aucun de ces problèmes', 'None of these') },
          { ...unknown, exclusive: true },
        ],
      },
      {
        id: 'doctor',
        type: 'short_text',
        required: false,
        label: forAll('Quel médecin vous suit\u202f?', 'Which doctor follows you?'),
        validation: { max_len: 80 },
      },
      {
        id: 'more',
        type: 'long_text',
        required: false,
        label: forAll('Voulez-vous ajouter quelque chose\u202f?', 'Would you like to add anything?'),
        validation: { max_len: 500 },
      },
      {
        id: 'postal_code',
        type: 'postal_code',
        required: false,
        label: forAll('Quel est votre code postal\u202f?', 'What is your ZIP code?'),
        hint: forAll('Par exemple 75011.', 'The first 3 digits are enough, for example 021.'),
        validation: { country: say('FR', 'US'), max_len: 10 },
      },
    ],
  }
}
