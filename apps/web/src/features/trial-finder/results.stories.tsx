import type { Meta } from '@storybook/react-vite'
import { finderPage } from './testing/finder-page.ts'
import { sampleSignup } from './testing/sample-recommendations.ts'
import { contact } from './testing/sample-draft.ts'

const meta: Meta = { title: 'Trial finder/Results' }

export default meta

export const Match = finderPage({
  stage: 'result',
  heading: (say) => say('Votre profil correspond', 'You match with studies now enrolling'),
})
export const NoMatch = finderPage({
  stage: 'result',
  isMatched: false,
  heading: (say) => say('Aucune étude ne correspond', 'No study matches your profile'),
})
export const ThankYouForTheCall = finderPage({
  stage: 'thank-you',
  heading: (say) => say('Merci pour votre intérêt', 'Thank you for your interest'),
  outcome: { signup: sampleSignup },
})
export const ThankYouForTheAddress = finderPage({
  stage: 'thank-you',
  isMatched: false,
  heading: (say) => say('Merci pour votre intérêt', 'Thank you for your interest'),
  outcome: { contact },
})
