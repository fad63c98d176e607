import type { StudyDocument } from '@clairmemoire/cms-client/study'
import type { Locale } from '@clairmemoire/domain/locale'
import { type Say, sayIn } from '@clairmemoire/ui/testing/in-language'
import { studies as written } from 'virtual:repository-studies'
import { type Content, withoutContent } from '../platform/content/content.ts'

/** Fills every text that a study can have with samples. Facts that are compared with people stay those of the study. */
function sampleStudy(study: StudyDocument, language: Locale): StudyDocument {
  const say = sayIn(language)
  const { name } = study
  return {
    ...study,
    language,
    sponsor: say('Promoteur d’exemple', 'Sample sponsor'),
    phase: '2',
    durationMonths: 24,
    participants: 340,
    countries: ['FR', 'US'],
    placebo: { receive: 1, of: 3 },
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
    ...(study.locale === language && { page: samplePage(name, say) }),
  }
}

const samplePage = (name: string, say: Say) => ({
  summary: say(
    `Le résumé d’exemple de l’étude ${name}, pour sa carte.`,
    `The sample summary of ${name}, for its card.`,
  ),
  sources: [{ title: say('Le registre d’exemple', 'The sample register'), href: 'https://register.example/study' }],
  whatItTests: [say('L’étude cherche à savoir une chose.', 'The study asks one thing.')],
  whatHappens: [say('Une visite toutes les quatre semaines.', 'A visit every four weeks.')],
  visits: [
    {
      when: say('Avant le début', 'Before the start'),
      place: 'home' as const,
      text: say('Des questions et une prise de sang.', 'Questions and a blood test.'),
      tags: ['questionnaires' as const, 'blood_test' as const],
      hours: 1.5,
    },
    {
      when: say('Toutes les quatre semaines', 'Every four weeks'),
      place: 'centre' as const,
      text: say('Le produit passe goutte à goutte.', 'The product goes in drop by drop.'),
      tags: ['infusion' as const, 'scan' as const, 'lumbar_puncture' as const],
      hours: 3,
    },
  ],
  partner: say('Un proche vous accompagne.', 'Somebody close comes with you.'),
  partnerTime: say('Deux heures par mois.', 'Two hours a month.'),
  medicines: say('Vos médicaments peuvent continuer.', 'Your medicines can go on.'),
  sideEffects: say('Des maux de tête, surtout au début.', 'Headaches, mostly at first.'),
  costs: say('Les trajets sont remboursés.', 'Travel is paid for.'),
  goodToKnow: [say('Vous pouvez arrêter à tout moment.', 'You may stop at any time.')],
})

/** Content with the studies of a locale and nothing else; `change` varies each study. */
export function contentWithStudies(
  locale: Locale,
  change: (study: StudyDocument) => StudyDocument = (study) => study,
): Content {
  const studies = written[locale].map((study) => change(sampleStudy(study, locale)))
  return {
    ...withoutContent,
    studies: async () => studies,
    study: async (slug) => studies.find((study) => study.slug === slug),
  }
}
