import { forAll, noneOf, unknown } from '../bilingual-questionnaire.ts'
import type { ScreeningQuestion } from './screening-question.ts'

const help = [
  { id: 'with_help', label: forAll('Avec un peu d’aide', 'With some help') },
  { id: 'no', label: forAll('Avec beaucoup d’aide', 'With a lot of help') },
  unknown,
]

/** The questions about everyday life, each point with a follow-up question, and about facts that the law requires. */
export const questionsAboutLife: readonly ScreeningQuestion[] = [
  {
    id: 'everyday',
    type: 'several_of',
    required: false,
    label: {
      fr: {
        self: 'Dans votre vie de tous les jours, l’un de ces points est-il vrai ?',
        someone_else: 'Dans la vie de votre proche, l’un de ces points est-il vrai ?',
      },
      en: {
        self: 'In your everyday life, is one of these true?',
        someone_else: 'In this person’s everyday life, is one of these true?',
      },
    },
    hint: forAll(
      'La langue de l’étude est le français en France, l’anglais aux États-Unis. Plusieurs réponses sont possibles.',
      'The language of the study is French in France, English in the United States. You can choose more than one.',
    ),
    why: forAll(
      'Les visites et les tests demandent de parler, de lire et de se déplacer.',
      'Visits and tests mean talking, reading and getting around.',
    ),
    options: [
      {
        id: 'hard_language',
        label: forAll(
          'Parler ou lire dans la langue de l’étude est difficile',
          'Talking or reading in the language of the study is hard',
        ),
      },
      {
        id: 'weak_sight_or_hearing',
        label: forAll(
          'Même avec des lunettes ou un appareil, lire ou suivre une conversation est difficile',
          'Even with glasses or hearing aids, reading or following a conversation is hard',
        ),
      },
      {
        id: 'help_walking',
        label: forAll('Il faut une canne ou de l’aide pour marcher', 'Walking takes a stick or help'),
      },
      {
        id: 'help_with_daily_tasks',
        label: forAll('Il faut de l’aide pour se laver ou s’habiller', 'Washing or dressing takes help'),
      },
      {
        id: 'not_at_home',
        label: forAll(
          'Le logement est une résidence pour personnes âgées, un EHPAD ou un hôpital',
          'Home is a residence for older people, a nursing home or a hospital',
        ),
      },
      {
        id: 'no_screen',
        label: forAll(
          'Il n’y a ni téléphone, ni tablette, ni ordinateur avec internet',
          'There is no phone, tablet or computer with internet',
        ),
      },
      {
        id: 'short_school',
        label: forAll(
          'L’école a duré moins de 12 ans, études comprises',
          'School lasted less than 12 years, college included',
        ),
      },
      { id: 'hard_to_swallow', label: forAll('Avaler des comprimés est difficile', 'Swallowing tablets is hard') },
      { id: 'hard_to_eat', label: forAll('Manger ou boire est difficile', 'Eating or drinking is hard') },
      {
        id: 'regular_exercise',
        label: forAll(
          'Il y a du sport ou de la marche rapide chaque semaine',
          'There is sport or brisk walking every week',
        ),
      },
      noneOf('Aucun de ces points'),
      { ...unknown, exclusive: true },
    ],
  },
  {
    id: 'language',
    type: 'one_of',
    required: false,
    show_if: [{ question: 'everyday', is_one_of: ['hard_language'] }],
    label: forAll(
      'Parler et lire dans la langue de l’étude, est-ce possible ?',
      'Is it possible to talk and read in it?',
    ),
    why: forAll('Les tests de mémoire se font avec des mots.', 'Memory tests are done with words.'),
    options: [
      { id: 'with_difficulty', label: forAll('Oui, avec difficulté', 'Yes, with difficulty') },
      { id: 'no', label: forAll('Non', 'No') },
      unknown,
    ],
  },
  {
    id: 'walking',
    type: 'one_of',
    required: false,
    show_if: [{ question: 'everyday', is_one_of: ['help_walking'] }],
    label: forAll('Marcher, avec quelle aide ?', 'How much help does walking take?'),
    why: forAll('Les visites demandent de se déplacer.', 'The visits mean getting around.'),
    options: help,
  },
  {
    id: 'daily_tasks',
    type: 'one_of',
    required: false,
    show_if: [{ question: 'everyday', is_one_of: ['help_with_daily_tasks'] }],
    label: forAll('Se laver et s’habiller, avec quelle aide ?', 'How much help do washing and dressing take?'),
    why: forAll(
      'Certaines études s’adressent aux personnes qui ont besoin de peu d’aide.',
      'Some studies are for people who need little help.',
    ),
    options: help,
  },
  {
    id: 'residence',
    type: 'one_of',
    required: false,
    show_if: [{ question: 'everyday', is_one_of: ['not_at_home'] }],
    label: forAll('Quel est ce logement ?', 'What kind of place is it?'),
    why: forAll(
      'Certaines études s’adressent aux personnes qui vivent de façon autonome.',
      'Some studies are for people who live on their own terms.',
    ),
    options: [
      {
        id: 'senior_home',
        label: forAll('Une résidence pour personnes âgées', 'A residence for older people'),
      },
      { id: 'care_home', label: forAll('Un EHPAD ou un hôpital', 'A nursing home or a hospital') },
      { id: 'hospice', label: forAll('Un service de soins palliatifs', 'A hospice') },
      unknown,
    ],
  },
  {
    id: 'school_years',
    type: 'one_of',
    required: false,
    show_if: [{ question: 'everyday', is_one_of: ['short_school'] }],
    label: forAll('Combien d’années d’école en tout, études comprises ?', 'How many years of school in all?'),
    hint: forAll(
      'À partir de l’école primaire. Une réponse à peu près suffit.',
      'From elementary school on. A rough answer is enough.',
    ),
    why: forAll(
      'Le résultat d’un test de mémoire se lit selon les années d’école.',
      'The result of a memory test is read by the years of school.',
    ),
    options: [
      { id: 'under_6', label: forAll('Moins de 6 ans', 'Less than 6 years') },
      { id: 'from_6', label: forAll('6 ou 7 ans', '6 or 7 years') },
      { id: 'from_8', label: forAll('8 à 11 ans', '8 to 11 years') },
      unknown,
    ],
  },
  {
    id: 'sex',
    type: 'one_of',
    required: false,
    label: {
      fr: {
        self: 'Êtes-vous une femme ou un homme ?',
        someone_else: 'La personne est-elle une femme ou un homme ?',
      },
      en: { self: 'Are you a woman or a man?', someone_else: 'Is this person a woman or a man?' },
    },
    why: forAll(
      'Une étude encore possible s’adresse aux femmes seulement ou aux hommes seulement.',
      'A study that is still possible is for women only or for men only.',
    ),
    options: [
      { id: 'woman', label: forAll('Une femme', 'A woman') },
      { id: 'man', label: forAll('Un homme', 'A man') },
    ],
  },
  {
    id: 'pregnancy',
    type: 'one_of',
    required: false,
    label: {
      fr: {
        self: 'Une grossesse est-elle possible pour vous ?',
        someone_else: 'Une grossesse est-elle possible pour votre proche ?',
      },
      en: { self: 'Could you become pregnant?', someone_else: 'Could this person become pregnant?' },
    },
    why: forAll(
      'Un médicament à l’étude peut être dangereux pour un enfant à naître.',
      'A study medicine can be harmful to an unborn child.',
    ),
    options: [
      { id: 'no', label: forAll('Non', 'No') },
      { id: 'possible', label: forAll('Oui, c’est possible', 'Yes, it is possible') },
      {
        id: 'pregnant',
        label: forAll('Grossesse ou allaitement en ce moment', 'Pregnant or breastfeeding now'),
      },
      unknown,
    ],
  },
  {
    id: 'legal',
    type: 'several_of',
    required: false,
    countries: ['FR'],
    label: {
      fr: {
        self: 'Pour vous, l’un de ces points est-il vrai ?',
        someone_else: 'Pour votre proche, l’un de ces points est-il vrai ?',
      },
      en: { self: 'Is one of these true for you?', someone_else: 'Is one of these true for this person?' },
    },
    hint: forAll(
      'C’est une question personnelle. Vous pouvez ne pas répondre.',
      'This is a personal question. You may leave it out.',
    ),
    why: forAll('La loi française demande de le savoir avant une étude.', 'French law asks for it before a study.'),
    options: [
      {
        id: 'no_social_security',
        label: forAll('Pas de couverture par la Sécurité sociale', 'No cover by French social security'),
      },
      {
        id: 'guardianship',
        label: forAll(
          'Une tutelle, une curatelle ou une autre protection juridique',
          'A guardian, or another legal protection',
        ),
      },
      noneOf('Aucun de ces points'),
      { ...unknown, exclusive: true },
    ],
  },
]
