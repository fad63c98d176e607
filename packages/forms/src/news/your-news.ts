import { forAll } from '../bilingual-questionnaire.ts'
import type { ConsentSentence } from '../form/consent-text.ts'
import { type FieldsPart, type FormQuestion, text } from '../form/form.ts'

const postalCode: FormQuestion = {
  id: 'postal_code',
  type: 'short_text',
  required: false,
  label: forAll('Votre code postal', 'Your ZIP or postal code'),
  hint: forAll(
    'Nous n’en gardons que le début. Sans lui, nous vous écrivons pour toutes les études du pays.',
    'We keep only the first digits. Without it, we write to you about every study in the country.',
  ),
  format: { is: 'area', wrong: text('Vérifiez votre code postal', 'Check your ZIP or postal code') },
  validation: { max_len: 10 },
  autoComplete: 'postal-code',
}

/** The fields for news of studies by mail: the address and the area of interest, but nothing about health. */
export const newsAddress: FieldsPart = {
  kind: 'fields',
  id: 'contact',
  title: text('Recevoir un e-mail quand une étude ouvre', 'Get an email when a study opens'),
  fields: [
    {
      of: 'reader',
      contact: 'email',
      hint: text('Nous y envoyons d’abord un lien pour confirmer.', 'We will first send you a link to confirm.'),
    },
    postalCode,
  ],
}

/** The fields for news of studies by text message, with the title of the form that offers both ways. */
export const newsNumber: FieldsPart = {
  kind: 'fields',
  id: 'contact',
  title: text('Recevoir un e-mail ou un SMS quand une étude ouvre', 'Get an email or text message when a study opens'),
  fields: [
    {
      of: 'reader',
      contact: 'phone',
      label: text('Votre numéro de mobile', 'Your cell phone number'),
      hint: text(
        'Un mobile, comme 06 39 98 12 34. Nous y envoyons d’abord un lien pour confirmer.',
        'A cell phone, such as (202) 555-0178. We will first send you a link to confirm.',
      ),
    },
    postalCode,
  ],
}

export const newsWay = {
  id: 'way',
  type: 'one_of',
  required: true,
  label: forAll('Comment vous prévenir ?', 'How would you like to hear from us?'),
  options: [
    { id: 'email', label: forAll('Par e-mail', 'By email') },
    { id: 'sms', label: forAll('Par SMS', 'By text message') },
  ],
} as const satisfies FormQuestion

const within = forAll('{distance} au plus', '{distance} at most')

/** In these texts, `{distance}` stands for a number of kilometers or miles, which depends on the country. */
export const newsRadius = {
  id: 'radius',
  type: 'one_of',
  required: true,
  label: forAll('Jusqu’à quelle distance ?', 'How far away?'),
  options: [
    { id: '50', label: within },
    { id: '100', label: within },
    { id: '300', label: within },
  ],
} as const satisfies FormQuestion

export const newsConsent: ConsentSentence = {
  version: 'news-2026-12',
  agreement: forAll(
    'J’accepte que la clinique garde cette adresse et le début de ce code postal, pour m’écrire quand une étude ouvre.',
    'I agree that the clinic keeps this address and the beginning of this ZIP or postal code, to write to me when a study opens.',
  ),
}

export const newsSmsConsent: ConsentSentence = {
  version: 'news-sms-2026-12',
  agreement: forAll(
    'J’accepte que la clinique garde ce numéro et le début de ce code postal, pour m’envoyer un SMS quand une étude ouvre.',
    'I agree that the clinic keeps this number and the beginning of this ZIP or postal code, to send me a text message when a study opens.',
  ),
}
