import { forAll } from '../bilingual-questionnaire.ts'
import { type DeskFact, type FormQuestion, text } from '../form/form.ts'

/** Asks whether the request is for oneself or for another person; the answer decides the wording of all other questions. */
export const respondent: FormQuestion = {
  id: 'respondent',
  type: 'one_of',
  required: true,
  isPartOfRequest: true,
  label: forAll('Pour qui est cette demande ?', 'Who is this request for?'),
  hint: forAll(
    'Pour une autre personne, demandez-⁠lui d’abord si elle est d’accord.',
    'Asking for someone else? First make sure that they agree.',
  ),
  options: [
    { id: 'self', label: forAll('Pour moi', 'For me') },
    { id: 'someone_else', label: forAll('Pour un proche', 'For someone close to me') },
  ],
}

export const respondentFact: DeskFact = {
  term: text('Demande faite pour', 'Asked for'),
  answers: [respondent.id],
  options: { self: text('soi-même', 'themselves'), someone_else: text('un proche', 'someone else') },
}

export const forSomeoneElse = [{ question: respondent.id, is_one_of: ['someone_else'] }]
