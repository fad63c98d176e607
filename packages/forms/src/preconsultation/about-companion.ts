import { type BilingualQuestion, forAll } from '../bilingual-questionnaire.ts'

export const companionQuestion: BilingualQuestion = {
  id: 'comes_with',
  type: 'one_of',
  required: false,
  label: {
    fr: { self: 'Quelqu’un vient-il avec vous ?', someone_else: 'Quelqu’un vient-il avec cette personne ?' },
    en: { self: 'Does someone come with you?', someone_else: 'Does someone come with this person?' },
  },
  why: forAll(
    'Un proche voit souvent d’autres choses. Il peut aussi aider à retenir ce qui est dit.',
    'Someone close often sees other things. They can also help you remember what is said.',
  ),
  options: [
    { id: 'someone', label: forAll('Oui', 'Yes') },
    { id: 'nobody', label: forAll('Non', 'No') },
    { id: 'not_yet', label: forAll('Je ne sais pas encore', 'I do not know yet') },
  ],
}

const ifAccompanied = [{ question: companionQuestion.id, is_one_of: ['someone'] }]

/** The name of the companion is not needed, so it is not asked. */
export const questionsAboutCompanion: readonly BilingualQuestion[] = [
  companionQuestion,
  {
    id: 'companion_relation',
    type: 'one_of',
    required: false,
    label: {
      fr: { self: 'Qui vient avec vous ?', someone_else: 'Qui vient avec cette personne ?' },
      en: { self: 'Who comes with you?', someone_else: 'Who comes with this person?' },
    },
    hint: forAll('Nous ne demandons pas son nom.', 'We do not ask for their name.'),
    options: [
      { id: 'partner', label: forAll('Conjoint ou conjointe', 'A partner') },
      { id: 'child', label: forAll('Un fils ou une fille', 'A son or a daughter') },
      { id: 'family', label: forAll('Quelqu’un d’autre de la famille', 'Another family member') },
      { id: 'friend', label: forAll('Un ami ou un voisin', 'A friend or a neighbor') },
      { id: 'professional', label: forAll('Un professionnel', 'A professional') },
    ],
    show_if: ifAccompanied,
  },
  {
    id: 'companion_spoken_to',
    type: 'one_of',
    required: false,
    label: {
      fr: {
        self: 'Le médecin peut-il parler de vous avec cette personne ?',
        someone_else: 'Le médecin peut-il parler de votre proche avec qui vient ?',
      },
      en: {
        self: 'May the doctor talk about you with this person?',
        someone_else: 'May the doctor talk about the person with whoever comes?',
      },
    },
    hint: forAll('Vous pourrez encore changer d’avis sur place.', 'You can still change your mind on the day.'),
    options: [
      { id: 'yes', label: forAll('Oui', 'Yes') },
      {
        id: 'together',
        label: {
          fr: { self: 'Oui, quand je suis là', someone_else: 'Oui, quand mon proche est là' },
          en: { self: 'Yes, when I am there', someone_else: 'Yes, when the person is there' },
        },
      },
      { id: 'no', label: forAll('Non', 'No') },
    ],
    show_if: ifAccompanied,
  },
]
