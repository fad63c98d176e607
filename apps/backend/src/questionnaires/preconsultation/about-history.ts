import { yesNoUnknown } from '../answers-to-choose.ts'
import { same } from '../bilingual-questionnaire.ts'
import { inOwnWords } from './in-own-words.ts'
import type { FormSection } from './form-section.ts'

export const history: FormSection = {
  id: 'history',
  title: {
    fr: { self: 'Votre santé jusqu’ici', someone_else: 'Sa santé jusqu’ici' },
    en: { self: 'Your health so far', someone_else: 'Their health so far' },
  },
  questions: [
    {
      id: 'conditions',
      type: 'several_of',
      required: false,
      label: {
        fr: { self: 'Avez-vous, ou avez-vous eu ?', someone_else: 'Cette personne a-t-elle, ou a-t-elle eu ?' },
        en: { self: 'Do you have, or did you have?', someone_else: 'Does this person have, or did they have?' },
      },
      why: same('Cela peut jouer sur la mémoire.', 'This can have an effect on memory.'),
      options: [
        { id: 'blood_pressure', label: same('De la tension', 'High blood pressure') },
        { id: 'heart', label: same('Un problème de cœur', 'A heart problem') },
        { id: 'diabetes', label: same('Du diabète', 'Diabetes') },
        { id: 'stroke', label: same('Un AVC', 'A stroke') },
        { id: 'head_injury', label: same('Un choc à la tête', 'A blow to the head') },
        { id: 'depression', label: same('Une dépression', 'A depression') },
        { id: 'epilepsy', label: same('Des crises d’épilepsie', 'Seizures') },
        { id: 'none', label: same('Rien de tout cela', 'None of these'), exclusive: true },
      ],
    },
    {
      id: 'family',
      type: 'one_of',
      required: false,
      label: same(
        'Quelqu’un de la famille a-t-il eu une maladie de la mémoire ?',
        'Did someone in the family have a disease of the memory?',
      ),
      options: yesNoUnknown,
    },
    inOwnWords(
      'history_words',
      same('Que doit encore savoir le médecin ?', 'What else should the doctor know?'),
      same('Une opération, une longue maladie, des examens.', 'An operation, a long illness, tests.'),
    ),
  ],
}
