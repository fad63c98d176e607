import { productName } from '@clairmemoire/domain/product'

import type { LegalFacts } from './legal-facts.ts'
import type { LegalText } from './text-section.ts'

export function legalTextInEnglish(facts: LegalFacts): LegalText {
  return {
    title: 'Legal information',
    description: 'Who publishes and hosts this website, and how to reach us.',
    updated: '2026-11-20',
    summary: [
      `This site is published by ${facts.name}.`,
      'It informs and guides. It does not make a diagnosis and does not replace a doctor.',
      'In an emergency, call 911.',
    ],
    sections: [
      {
        id: 'publisher',
        heading: 'Who publishes this site?',
        paragraphs: [`The ${productName} site is published by:`],
        list: [
          facts.name,
          facts.address,
          `Registration: ${facts.registration}`,
          `Phone: ${facts.contactPhone}`,
          `Email: ${facts.contactEmail}`,
          `Responsible for the publication: ${facts.publicationDirector}`,
        ],
      },
      {
        id: 'hosting',
        heading: 'Who hosts this site?',
        paragraphs: [
          `Host: ${facts.hostingProvider}.`,
          'In France, the law asks for a certified host when it keeps health data for a clinic.',
        ],
      },
      {
        id: 'medical-information',
        heading: 'Information, not a diagnosis',
        paragraphs: [
          'The texts and questions on this site help you understand and find your way. They do not say whether you have a disease.',
          'Only a health professional can make a diagnosis. Do not stop or change a treatment without talking to your doctor.',
          'Sudden confusion, trouble speaking, or one side of the body that no longer responds: call 911 at once.',
        ],
      },
      {
        id: 'studies',
        heading: 'The studies on this site',
        paragraphs: [
          'Each study is shown with its sources and the date we last checked it. A study may open or close between two checks.',
          'An investigational treatment or method has not been proven yet. Taking part is always your choice, and you may stop at any time.',
          'When a study matches your answers, it does not mean that you are accepted. Only the study team can confirm this.',
          'Study sites marked “sample” are not real centers.',
        ],
      },
      {
        id: 'accessibility',
        heading: 'Accessibility',
        paragraphs: [
          'Accessibility: not compliant. This is the exact statement as long as the whole site has not been audited.',
          'We build the site to follow the WCAG 2.2 rules, level AA, and test it at every change.',
          `Is something in your way? Write to ${facts.contactEmail} or call ${facts.contactPhone}. We will look for another way to help you.`,
          'In France, if our answer does not help, you can turn to the Defender of Rights: www.defenseurdesdroits.fr.',
        ],
      },
      {
        id: 'reuse',
        heading: 'Using our texts',
        paragraphs: [
          'You may print a page, or pass it on to a relative or to your doctor. For any other use, please ask us first.',
          'The names of studies and companies belong to their owners.',
        ],
      },
      {
        id: 'personal-data',
        heading: 'Your data',
        paragraphs: [
          'The privacy policy explains which data is used, why, and for how long. It also explains your rights.',
        ],
      },
    ],
  }
}
