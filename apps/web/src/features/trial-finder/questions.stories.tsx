import { sayIn } from '@clairmemoire/ui/testing/in-language'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent } from 'storybook/test'
import { sitePage } from '../../testing/site-page.ts'
import { finderPage } from './testing/finder-page.ts'

const meta: Meta = { title: 'Trial finder/Questions' }

export default meta

const screening = (step: string, french: string, english: string) =>
  finderPage({ stage: 'screening', step, heading: (say) => say(french, english) })

export const Introduction = sitePage({
  path: '/trial-finder',
  heading: (say) => say('Trouver une étude sur la mémoire', 'Find a memory study'),
})
export const IntroductionForAStudy = sitePage({
  path: '/trial-finder?trial=predictom',
  heading: (say) => say('Trouver une étude sur la mémoire', 'Find a memory study'),
})
export const IntroductionForAnUnknownStudy = sitePage({
  path: '/trial-finder?trial=no-such-study',
  heading: (say) => say('Trouver une étude sur la mémoire', 'Find a memory study'),
})
export const WelcomeBack = finderPage({
  stage: 'screening',
  step: 'mri',
  isReturning: true,
  heading: (say) => say('Vous revoilà', 'Welcome back'),
})
export const WelcomeBackToAResult = finderPage({
  stage: 'result',
  isReturning: true,
  heading: (say) => say('Vous revoilà', 'Welcome back'),
})
export const OneOf = screening('respondent', 'Pour qui répondez-vous', 'Who are you answering for?')
export const Country = screening('country', 'Où habitez-vous', 'Where do you live?')
export const LivesElsewhere = finderPage({
  stage: 'screening',
  step: 'exit-country',
  values: { country: 'elsewhere' },
  heading: (say) => say('Nos études ont lieu', 'Our studies take place'),
})
export const UnderAge = finderPage({
  stage: 'screening',
  step: 'exit-age',
  values: { age: 16 },
  heading: (say) => say('Ces études s’adressent aux adultes', 'These studies are for adults'),
})
export const NoStudyForTheDiagnosis = finderPage({
  stage: 'screening',
  step: 'exit-diagnosis',
  values: { country: 'FR', mri: 'no' },
  heading: (say) => say('Aucune étude ouverte ici', 'No study open here'),
})
export const OlderQuestions = finderPage({
  stage: 'screening',
  step: 'mri',
  draftChanges: { questionnaireVersion: '1' },
  heading: (say) => say('Pouvez-vous passer une IRM', 'Can you have an MRI scan?'),
})
export const YesNoUnknown = screening('mri', 'Pouvez-vous passer une IRM', 'Can you have an MRI scan?')
export const SeveralOf = screening('conditions', 'Avez-vous, ou avez-vous eu', 'Do you have, or have you had')
export const Number = screening('age', 'Quel âge avez-vous', 'How old are you?')
export const ShortText = screening('doctor', 'Quel médecin vous suit', 'Which doctor follows you?')
export const LongText = screening('more', 'Voulez-vous ajouter', 'Would you like to add')
export const PostalCode = screening('postal_code', 'Quel est votre code postal', 'What is your ZIP code?')
export const Consent = screening('consent', 'Votre accord avant', 'Your consent before')
export const CheckAnswers = screening('check', 'Vérifiez vos réponses', 'Check your answers')

const age = finderPage({
  stage: 'screening',
  step: 'age',
  entry: 'soixante-huit',
  heading: (say) => say('Quel âge avez-vous', 'How old are you?'),
})
export const WithError: StoryObj = {
  ...age,
  play: async (context) => {
    await age.play?.(context)
    const { canvas, globals } = context
    const say = sayIn(globals['locale'])
    await userEvent.click(canvas.getByRole('button', { name: say('Continuer', 'Continue') }))
    await canvas.findByText(say('Il y a un problème', 'There is a problem'))
  },
}
