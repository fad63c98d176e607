import { forAll } from '../bilingual-questionnaire.ts'
import { type MailForm, text } from '../form/form.ts'
import { withdrawalByContact } from '../form/withdrawal.ts'

/** The form to receive mail about the program. */
export const programme: MailForm = {
  list: 'programme',
  parts: [
    {
      kind: 'fields',
      id: 'contact',
      title: text('Où pouvons-nous vous écrire ?', 'Where can we write to you?'),
      hint: text('Ne nous parlez pas de votre santé ici.', 'Please do not tell us about your health here.'),
      fields: [
        { of: 'reader', contact: 'first_name', isOptional: true },
        { of: 'reader', contact: 'email' },
      ],
    },
  ],
  consent: {
    version: 'programme-2026-12',
    title: forAll('Votre accord pour nos e-mails', 'Your consent to our emails'),
    paragraphs: [
      forAll(
        'Nous gardons votre adresse pour vous écrire au sujet de MemHop. Elle ne sert à rien d’autre.',
        'We keep your address to write to you about MemHop. We use it for nothing else.',
      ),
      withdrawalByContact,
    ],
    agreement: forAll(
      'J’accepte que la clinique garde mon adresse et m’écrive au sujet de MemHop.',
      'I agree that the clinic keeps my address and writes to me about MemHop.',
    ),
  },
}
