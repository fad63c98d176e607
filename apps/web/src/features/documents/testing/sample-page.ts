import type { ClinicFacts } from '@clairmemoire/cms-client/footer'
import type { Page } from '@clairmemoire/cms-client/page'
import type { RichTextNode } from '@clairmemoire/cms-client/rich-text'
import type { Locale } from '@clairmemoire/domain/locale'
import { type Say, sayIn } from '@clairmemoire/ui/testing/in-language'
import { type Content, withoutContent } from '../../../platform/content/content.ts'

const words = (text: string) => [{ type: 'text' as const, text }]
const paragraph = (text: string): RichTextNode => ({ type: 'paragraph', children: words(text) })
const heading = (text: string): RichTextNode => ({ type: 'heading', level: 2, children: words(text) })

/** A long page that has all optional parts: a short version, a date, facts of the operator and blocks. */
export function samplePage(say: Say): Page {
  return {
    slug: 'legal',
    title: say('Mentions d’exemple', 'Sample information'),
    description: say('Ce que cette page d’exemple montre.', 'What this sample page shows.'),
    updatedOn: '2026-11-20',
    summary: [paragraph(say('Publié par {{operatorName}}.', 'Published by {{operatorName}}.'))],
    blocks: [
      {
        kind: 'notice',
        tone: 'warning',
        title: say('Appelez d’abord', 'Call first'),
        text: [paragraph(say('Si cela vient d’un coup.', 'If it comes suddenly.'))],
      },
      {
        kind: 'text',
        text: [
          heading(say('Qui publie ce site ?', 'Who publishes this site?')),
          paragraph(say('Écrivez à {{contactEmail}}.', 'Write to {{contactEmail}}.')),
          heading(say('Nous joindre', 'Reaching us')),
          paragraph(say('Appelez le {{contactPhone}}.', 'Call {{contactPhone}}.')),
        ],
      },
      {
        kind: 'steps',
        title: say('Ce qui suit', 'What follows'),
        items: [
          {
            title: say('Nous vous répondons', 'We answer'),
            text: say('Sous {{contactPhone}}.', 'At {{contactPhone}}.'),
          },
        ],
      },
      {
        kind: 'questions',
        title: say('Vos questions', 'Your questions'),
        items: [
          { question: say('Qui lit mon message ?', 'Who reads my message?'), answer: [paragraph('{{operatorName}}')] },
        ],
      },
    ],
  }
}

/** A short page without facts and parts. */
export function shortPage(say: Say): Page {
  return {
    slug: 'legal',
    title: say('Une page courte', 'A short page'),
    description: say('Elle tient en une phrase.', 'It is one sentence.'),
    summary: [],
    blocks: [{ kind: 'lead', text: say('Voici la phrase.', 'Here is the sentence.') }],
  }
}

/** All facts that a clinic can state about itself. */
export function sampleFactsOfClinic(say: Say): ClinicFacts {
  return {
    price: say('50 € (prix d’exemple)', '$0 (sample price)'),
    reimbursement: say('Remboursement d’exemple', 'Sample insurance'),
    visitLength: say('45 minutes (exemple)', '45 minutes (sample)'),
    address: say('1 rue de l’Exemple, 75000 Paris', '1 Sample Street, Boston'),
    openingHours: say('Du lundi au vendredi (exemple)', 'Monday through Friday (sample)'),
    answerTime: say('Sous un jour (exemple)', 'Within a day (sample)'),
  }
}

/** A content service that serves this page under every name and otherwise only the facts of the clinic. */
export function contentWithPage(page: (say: Say) => Page, locale: Locale, facts?: (say: Say) => ClinicFacts): Content {
  const say = sayIn(locale)
  return {
    ...withoutContent,
    page: async () => page(say),
    ...(facts && { footer: async () => ({ groups: [], facts: facts(say) }) }),
  }
}
