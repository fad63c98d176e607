import type { Meta } from '@storybook/react-vite'
import { finderPage } from './testing/finder-page.ts'
import { contact } from './testing/sample-draft.ts'
import {
  sampleCallBack,
  sampleCannotTell,
  sampleMany,
  sampleMatch,
  sampleNoMatch,
  sampleSignup,
} from './testing/sample-recommendations.ts'

const meta: Meta = { title: 'Trial finder/Results' }

export default meta

/** The sites of the matching studies are in the United States. */
const inBoston = { country: 'US', postal_code: '021' }

export const Match = finderPage({
  stage: 'result',
  values: inBoston,
  heading: (say) => say('Votre profil correspond', 'You match with studies now enrolling'),
})
export const MatchForSomeoneElse = finderPage({
  stage: 'result',
  values: { ...inBoston, respondent: 'someone_else' },
  heading: (say) => say('Votre profil correspond', 'You match with studies now enrolling'),
})
export const CannotTell = finderPage({
  stage: 'result',
  result: sampleCannotTell,
  heading: (say) => say('Une étude pourrait vous convenir', 'A study may be a fit'),
})
export const ManyStudies = finderPage({
  stage: 'result',
  values: inBoston,
  result: sampleMany,
  heading: (say) => say('Une étude pourrait vous convenir', 'A study may be a fit'),
})
export const NoMatch = finderPage({
  stage: 'result',
  result: sampleNoMatch,
  heading: (say) => say('Aucune étude ne correspond', 'No study matches your profile'),
})
export const MatchButNotTheStudyThatWasRead = finderPage({
  stage: 'result',
  values: inBoston,
  draftChanges: { trial: 'TRAILBLAZER' },
  heading: (say) => say('Votre profil correspond', 'You match with studies now enrolling'),
})
export const StudyThatWasReadIsAbroad = finderPage({
  stage: 'result',
  result: sampleNoMatch,
  draftChanges: { trial: 'MK2214' },
  heading: (say) => say('Aucune étude ne correspond', 'No study matches your profile'),
})
export const NoSiteInTheCountry = finderPage({
  stage: 'result',
  values: inBoston,
  result: {
    ...sampleNoMatch,
    studies: sampleMatch.studies.map((study) => ({ ...study, outcome: 'no_match', reason: 'no_site_in_country' })),
  },
  heading: (say) => say('Aucune étude ne correspond', 'No study matches your profile'),
})
export const ThankYouForTheCall = finderPage({
  stage: 'thank-you',
  heading: (say) => say('Merci pour votre intérêt', 'Thank you for your interest'),
  draftChanges: { signup: sampleSignup },
})
export const ThankYouForTheCallBack = finderPage({
  stage: 'thank-you',
  heading: (say) => say('Merci pour votre intérêt', 'Thank you for your interest'),
  draftChanges: { signup: sampleCallBack },
})
export const ThankYouForTheAddress = finderPage({
  stage: 'thank-you',
  heading: (say) => say('Merci pour votre intérêt', 'Thank you for your interest'),
  draftChanges: { contact },
})
