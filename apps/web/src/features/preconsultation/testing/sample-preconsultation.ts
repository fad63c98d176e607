import type { PreconsultationForm, PreconsultationUserType } from '@clairmemoire/api-client/schema'

const same = (text: string) => ({ self: text, someone_else: text })

/** Two sections with two questions each. */
export function samplePreconsultation(userType: PreconsultationUserType): PreconsultationForm {
  return {
    id: 'sample-preconsultation',
    version: '1',
    title: 'Pré-consultation d’exemple',
    user_type: userType,
    minutes: 15,
    from_memory_test: ['sleep'],
    sections: [
      { id: 'reason', title: same('Ce qui vous amène'), questions: ['brings', 'since'] },
      {
        id: 'health',
        title: same('Vos médicaments et votre sommeil'),
        text: same('Gardez vos ordonnances sous la main.'),
        questions: ['medicines', 'sleep'],
      },
    ],
    questions: [
      {
        id: 'brings',
        type: 'long_text',
        required: false,
        label: same('Qu’est-ce qui vous amène ?'),
        validation: { max_len: 500 },
      },
      {
        id: 'since',
        type: 'one_of',
        required: false,
        label: same('Depuis quand ?'),
        options: [
          { id: 'under_1_year', label: same('Moins d’un an') },
          { id: 'over_1_year', label: same('Plus d’un an') },
        ],
      },
      {
        id: 'medicines',
        type: 'long_text',
        required: false,
        label: same('Que prenez-vous ?'),
        validation: { max_len: 500 },
      },
      {
        id: 'sleep',
        type: 'one_of',
        required: false,
        label: same('Dormez-vous bien ?'),
        options: [
          { id: 'well', label: same('Oui') },
          { id: 'badly', label: same('Non') },
        ],
      },
    ],
  }
}
