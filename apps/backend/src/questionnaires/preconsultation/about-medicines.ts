import { same } from '../bilingual-questionnaire.ts'
import { type FormSection, inOwnWords } from './form-section.ts'

export const medicines: FormSection = {
  id: 'medicines',
  title: {
    fr: { self: 'Vos médicaments', someone_else: 'Ses médicaments' },
    en: { self: 'Your medicines', someone_else: 'Their medicines' },
  },
  text: same(
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
      same(
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
        { id: 'someone_close', label: same('Un proche', 'Someone close') },
        { id: 'professional', label: same('Un professionnel', 'A professional') },
        { id: 'nobody', label: same('Il n’y en a pas', 'There are none') },
      ],
    },
    {
      id: 'allergies',
      type: 'short_text',
      required: false,
      label: same('Y a-t-il une allergie ?', 'Is there an allergy?'),
      hint: same('À un médicament ou à autre chose.', 'To a medicine or to something else.'),
      validation: { max_len: 200 },
    },
  ],
}
