import { countries } from '@clairmemoire/domain/country'
import { forAll } from '../bilingual-questionnaire.ts'
import { type MailForm, text } from '../form/form.ts'
import { withdrawalByContact } from '../form/withdrawal.ts'

const title = forAll('Votre accord pour les nouvelles études', 'Your consent to hear about new studies')

/** The form for news of studies that open later; to match them with answers, these are stored under a separate consent. */
export const finderNews: MailForm = {
  list: 'new_studies',
  parts: [
    {
      id: 'news',
      type: 'one_of',
      required: true,
      label: forAll(
        'De quelles études voulez-vous être au courant ?',
        'Which new studies would you like to hear about?',
      ),
      hint: forAll(
        'Pour choisir à votre place, il nous faut garder quatre réponses : l’état de la mémoire, la tranche d’âge, le pays et le département ou la zone.',
        'To choose for you, we need to keep four answers: how the memory is, the age within 5 years, the country and the area.',
      ),
      options: [
        {
          id: 'matching',
          label: forAll(
            'Seulement celles qui peuvent convenir : gardez ces quatre réponses',
            'Only those that may be a fit: keep these four answers',
          ),
        },
        {
          id: 'all',
          label: forAll(
            'Toutes les nouvelles études : ne gardez aucune réponse',
            'All new studies: keep none of my answers',
          ),
        },
      ],
      show_if: [{ question: 'country', is_one_of: countries }],
    },
    {
      kind: 'fields',
      id: 'contact',
      title: text('À quelle adresse vous écrire ?', 'Where can we write to you?'),
      hint: text(
        'Nous vous écrivons seulement quand de nouvelles études ouvrent.',
        'We write to you only when new studies open.',
      ),
      fields: [
        {
          of: 'reader',
          contact: 'email',
          hint: text(
            'Vous pouvez nous demander à tout moment de ne plus vous écrire.',
            'You can ask us to stop writing to you at any time.',
          ),
        },
        { of: 'reader', contact: 'first_name', isOptional: true },
      ],
    },
  ],
  consent: [
    {
      version: 'finder-news-matching-2026-12',
      where: [{ question: 'news', is_one_of: ['matching'] }],
      title,
      paragraphs: [
        forAll(
          'Nous gardons votre adresse e-mail, votre prénom si vous l’avez donné, et quatre réponses : l’état de la mémoire (et le stade), la tranche d’âge de 5 ans, le pays, le département ou la zone postale. Les deux premières parlent de santé. Toutes servent à une seule chose : vous écrire quand une nouvelle étude peut convenir.',
          'We keep your email address, your first name if you gave it, and four answers: how the memory is (and the stage), the age within 5 years, the country, and the first 3 digits of the ZIP code or the French department. The first two are about health. All of them serve one thing only: to write to you when a new study may suit.',
        ),
        withdrawalByContact,
      ],
      agreement: forAll(
        'J’accepte que vous gardiez ces quatre réponses et que vous m’écriviez quand une nouvelle étude peut convenir.',
        'I agree that you keep these four answers and write to me when a new study may suit.',
      ),
    },
    {
      version: 'finder-news-2026-12',
      title,
      paragraphs: [
        forAll(
          'Nous gardons votre adresse e-mail, le pays et, si vous l’avez donné, votre prénom. Ils servent à vous écrire quand de nouvelles études ouvrent. Aucune réponse sur la santé n’est gardée.',
          'We keep your email address, the country and, if you gave it, your first name. They are used to write to you when new studies open. No answer about health is kept.',
        ),
        withdrawalByContact,
      ],
      agreement: forAll(
        'J’accepte de recevoir un e-mail quand de nouvelles études sur la mémoire ouvrent.',
        'I agree to receive an email when new memory studies open.',
      ),
    },
  ],
}
