import type { PreconsultationForm, PreconsultationUserType } from '@clairmemoire/api-client/schema'

const forAll = (text: string) => ({ self: text, someone_else: text })

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
      { id: 'reason', title: forAll('Ce qui vous amène'), questions: ['brings', 'since'] },
      {
        id: 'health',
        title: forAll('Vos médicaments et votre sommeil'),
        text: forAll('Gardez vos ordonnances sous la main.'),
        questions: ['medicines', 'sleep'],
      },
    ],
    questions: [
      {
        id: 'brings',
        type: 'long_text',
        required: false,
        label: forAll('Qu’est-ce qui vous amène ?'),
        validation: { max_len: 500 },
      },
      {
        id: 'since',
        type: 'one_of',
        required: false,
        label: forAll('Depuis quand ?'),
        options: [
          { id: 'under_1_year', label: forAll('Moins d’un an') },
          { id: 'over_1_year', label: forAll('Plus d’un an') },
        ],
      },
      {
        id: 'medicines',
        type: 'long_text',
        required: false,
        label: forAll('Que prenez-vous ?'),
        validation: { max_len: 500 },
      },
      {
        id: 'sleep',
        type: 'one_of',
        required: false,
        label: forAll('Dormez-vous bien ?'),
        options: [
          { id: 'well', label: forAll('Oui') },
          { id: 'badly', label: forAll('Non') },
        ],
      },
    ],
  }
}
