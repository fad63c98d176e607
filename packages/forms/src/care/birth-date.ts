import { birthDateBounds } from '@clairmemoire/domain/birth-date'
import { forAll } from '../bilingual-questionnaire.ts'
import type { FormQuestion } from '../form/form.ts'

/** The question about the patient's date of birth; each form adds its own label. */
export const birthDate: Omit<FormQuestion, 'label'> = {
  id: 'birth_date',
  type: 'date',
  required: true,
  isPartOfRequest: true,
  hint: forAll(
    'Avec l’année en quatre chiffres, par exemple 27 3 1948. La clinique reçoit les adultes, dès 18 ans.',
    'With the year in four digits, such as 3 27 1948. The clinic sees adults, from 18 years of age.',
  ),
  validationOn: birthDateBounds,
}
