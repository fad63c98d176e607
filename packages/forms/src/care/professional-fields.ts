import { forAll } from '../bilingual-questionnaire.ts'
import { type ContactFieldUse, type FormQuestion, text } from '../form/form.ts'

/** A healthcare professional's own details; last name and address are required. */
export const professionalFields = {
  firstName: { of: 'asker', contact: 'first_name' },
  lastName: {
    of: 'asker',
    contact: 'last_name',
    missing: text('Écrivez votre nom de famille', 'Enter your last name'),
  },
  phone: { of: 'asker', contact: 'phone', label: text('Votre téléphone professionnel', 'Your work phone') },
  email: { of: 'asker', contact: 'email', missing: text('Écrivez une adresse e-mail', 'Enter an email address') },
} as const satisfies Record<string, ContactFieldUse>

/** Asks for the number by which a register identifies a professional; the team checks whether it is theirs. */
export const rpps: FormQuestion = {
  id: 'rpps',
  type: 'short_text',
  required: true,
  isPartOfRequest: true,
  label: forAll('Votre numéro RPPS', 'Your RPPS number'),
  hint: forAll(
    'Les 11 chiffres de votre carte, avec ou sans espaces.',
    'The 11 digits on your card, with or without spaces.',
  ),
  format: {
    is: 'rpps',
    missing: text('Écrivez votre numéro RPPS', 'Enter your RPPS number'),
    wrong: text(
      'Vérifiez votre numéro RPPS : il a 11 chiffres, et le dernier contrôle les autres',
      'Check your RPPS number: it has 11 digits, and the last one checks the others',
    ),
  },
  validation: { max_len: 20 },
}
