import { type BilingualQuestion, same } from '../bilingual-questionnaire.ts'

/** Who answers and where the person lives: everybody is asked, for all other questions hang on it. */
export const openingQuestions: readonly BilingualQuestion[] = [
  {
    id: 'respondent',
    type: 'one_of',
    required: true,
    label: same('Pour qui répondez-vous ?', 'Who are you answering for?'),
    hint: same(
      'Si vous répondez pour un proche, demandez-lui d’abord son accord.',
      'If you answer for someone else, ask for their agreement first.',
    ),
    options: [
      { id: 'self', label: same('Pour moi', 'For myself') },
      { id: 'someone_else', label: same('Pour un proche', 'For someone else') },
    ],
  },
  {
    id: 'country',
    type: 'one_of',
    required: true,
    label: {
      fr: { self: 'Où habitez-vous ?', someone_else: 'Où habite votre proche ?' },
      en: { self: 'Where do you live?', someone_else: 'Where does this person live?' },
    },
    why: same('Chaque étude a lieu dans certains pays seulement.', 'Each study takes place in some countries only.'),
    options: [
      { id: 'FR', label: same('En France', 'In France') },
      { id: 'US', label: same('Aux États-Unis', 'In the United States') },
      { id: 'elsewhere', label: same('Dans un autre pays', 'In another country') },
    ],
  },
]
