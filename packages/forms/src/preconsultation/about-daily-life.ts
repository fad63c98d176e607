import { type FormSection, forAll, inOwnWords } from '../bilingual-questionnaire.ts'

export const dailyLife: FormSection = {
  id: 'daily_life',
  title: {
    fr: { self: 'Votre vie de tous les jours', someone_else: 'Sa vie de tous les jours' },
    en: { self: 'Your everyday life', someone_else: 'Their everyday life' },
  },
  questions: [
    {
      id: 'lives',
      type: 'one_of',
      required: false,
      label: {
        fr: { self: 'Avec qui vivez-vous ?', someone_else: 'Avec qui cette personne vit-elle ?' },
        en: { self: 'Who do you live with?', someone_else: 'Who does this person live with?' },
      },
      options: [
        { id: 'alone', label: forAll('Personne', 'Nobody') },
        { id: 'partner', label: forAll('Conjoint ou conjointe', 'A partner') },
        { id: 'family', label: forAll('De la famille ou des amis', 'Family or friends') },
        { id: 'home', label: forAll('En maison de retraite', 'In a care home') },
      ],
    },
    {
      id: 'help',
      type: 'several_of',
      required: false,
      label: {
        fr: {
          self: 'Dans quelles tâches vous aide-t-on ?',
          someone_else: 'Dans quelles tâches aide-t-on cette personne ?',
        },
        en: { self: 'What do people help you with?', someone_else: 'What do people help this person with?' },
      },
      options: [
        { id: 'papers', label: forAll('Les papiers et l’argent', 'Papers and money') },
        { id: 'shopping', label: forAll('Les courses', 'Shopping') },
        { id: 'meals', label: forAll('Les repas', 'Meals') },
        { id: 'trips', label: forAll('Les trajets', 'Trips') },
        { id: 'washing', label: forAll('La toilette et les habits', 'Washing and dressing') },
        { id: 'none', label: forAll('Aucune', 'With nothing'), exclusive: true },
      ],
    },
    {
      id: 'drives',
      type: 'one_of',
      required: false,
      label: {
        fr: { self: 'Conduisez-vous ?', someone_else: 'Cette personne conduit-elle ?' },
        en: { self: 'Do you drive?', someone_else: 'Does this person drive?' },
      },
      why: forAll(
        'Pour parler de la route, si cela devient difficile. Rien n’est transmis à personne d’autre.',
        'To talk about driving, if it becomes hard. Nothing is passed on to anyone else.',
      ),
      options: [
        { id: 'yes', label: forAll('Oui', 'Yes') },
        { id: 'no_longer', label: forAll('Plus maintenant', 'No longer') },
        { id: 'never', label: forAll('Non', 'No') },
      ],
    },
  ],
}

export const medicines: FormSection = {
  id: 'medicines',
  title: {
    fr: { self: 'Vos médicaments', someone_else: 'Ses médicaments' },
    en: { self: 'Your medicines', someone_else: 'Their medicines' },
  },
  text: forAll(
    'Le plus simple est de recopier l’ordonnance. Ne changez aucun médicament sans en parler à un médecin.',
    'The easiest way is to copy the prescription. Do not change any medicine without talking to a doctor.',
  ),
  questions: [
    inOwnWords(
      'medicines',
      {
        fr: {
          self: 'Quels médicaments prenez-vous ?',
          someone_else: 'Quels médicaments cette personne prend-elle ?',
        },
        en: { self: 'Which medicines do you take?', someone_else: 'Which medicines does this person take?' },
      },
      forAll(
        'Aussi ceux sans ordonnance, par exemple pour dormir.',
        'Also those without a prescription, for sleep for example.',
      ),
    ),
    {
      id: 'medicines_by',
      type: 'one_of',
      required: false,
      label: {
        fr: { self: 'Qui prépare vos médicaments ?', someone_else: 'Qui prépare ses médicaments ?' },
        en: { self: 'Who sets out your medicines?', someone_else: 'Who sets out their medicines?' },
      },
      options: [
        {
          id: 'self',
          label: {
            fr: { self: 'Moi', someone_else: 'Cette personne' },
            en: { self: 'I do', someone_else: 'This person' },
          },
        },
        { id: 'someone_close', label: forAll('Un proche', 'Someone close') },
        { id: 'professional', label: forAll('Un professionnel', 'A professional') },
        { id: 'nobody', label: forAll('Il n’y en a pas', 'There are none') },
      ],
    },
    {
      id: 'allergies',
      type: 'short_text',
      required: false,
      label: forAll('Y a-t-il une allergie ?', 'Is there an allergy?'),
      hint: forAll('À un médicament ou à autre chose.', 'To a medicine or to something else.'),
      validation: { max_len: 200 },
    },
  ],
}
