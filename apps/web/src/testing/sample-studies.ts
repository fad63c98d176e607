import type { Study } from '@clairmemoire/cms-client/study'
import type { Locale } from '@clairmemoire/domain/locale'
import { catalogue, studyOfSlug } from '@clairmemoire/studies/catalogue'
import { sampleSites } from '@clairmemoire/studies/sample-sites'
import { type Say, sayIn } from '@clairmemoire/ui/in-language'
import { type Content, withoutContent } from '../platform/content/content.ts'

/** Something to read of a study, with every part that a text can have and no fact of a real study. */
function sampleStudy(slug: string, locale: Locale): Study {
  const say = sayIn(locale)
  const listing = studyOfSlug(slug)
  const name = listing?.name ?? slug
  return {
    slug,
    title: say(`${name} : le titre d’exemple d’une étude`, `${name}: the sample title of a study`),
    version: '1',
    introduction: [
      say(
        'Cette étude d’exemple compare un produit à l’étude.',
        'This sample study compares an investigational product.',
      ),
      say('Elle s’adresse à des personnes qui acceptent.', 'It is for people who agree.'),
    ],
    questionsToAsk: [
      say('Combien de temps dure chaque visite ?', 'How long does each visit last?'),
      say('Les trajets sont-ils remboursés ?', 'Is travel paid for?'),
    ],
    ...(listing?.locale === locale ? { page: samplePage(name, say) } : {}),
  }
}

const samplePage = (name: string, say: Say) => ({
  summary: say(
    `Le résumé d’exemple de l’étude ${name}, pour sa carte.`,
    `The sample summary of ${name}, for its card.`,
  ),
  checkedOn: '2026-11-20',
  sponsor: say('Promoteur d’exemple', 'Sample sponsor'),
  phase: '2',
  durationMonths: 24,
  participants: 340,
  countries: ['FR', 'US'],
  sources: [{ title: say('Le registre d’exemple', 'The sample register'), href: 'https://register.example/study' }],
  whatItTests: [say('L’étude cherche à savoir une chose.', 'The study asks one thing.')],
  whatHappens: [say('Une visite toutes les quatre semaines.', 'A visit every four weeks.')],
  visits: [
    {
      when: say('Avant le début', 'Before the start'),
      place: 'home' as const,
      text: say('Des questions et une prise de sang.', 'Questions and a blood test.'),
      tags: ['questionnaires', 'blood_test'] as const,
      hours: 1.5,
    },
    {
      when: say('Toutes les quatre semaines', 'Every four weeks'),
      place: 'centre' as const,
      text: say('Le produit passe goutte à goutte.', 'The product goes in drop by drop.'),
      tags: ['infusion', 'scan', 'lumbar_puncture'] as const,
      hours: 3,
    },
  ],
  placebo: { receive: 1, of: 3 },
  partner: say('Un proche vous accompagne.', 'Somebody close comes with you.'),
  partnerTime: say('Deux heures par mois.', 'Two hours a month.'),
  medicines: say('Vos médicaments peuvent continuer.', 'Your medicines can go on.'),
  sideEffects: say('Des maux de tête, surtout au début.', 'Headaches, mostly at first.'),
  costs: say('Les trajets sont remboursés.', 'Travel is paid for.'),
  goodToKnow: [say('Vous pouvez arrêter à tout moment.', 'You may stop at any time.')],
})

/** A content service that has a text of each study, changed as given, and nothing else. */
export function contentWithStudies(locale: Locale, change: (study: Study) => Study = (study) => study): Content {
  const studyOf = (slug: string) => change(sampleStudy(slug, locale))
  return {
    ...withoutContent,
    studySites: async () => sampleSites,
    studies: async () => catalogue.map(({ slug }) => studyOf(slug)),
    study: async (slug) => (studyOfSlug(slug) ? studyOf(slug) : undefined),
  }
}
