import { type Say, sayIn } from '@clairmemoire/ui/testing/in-language'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent } from 'storybook/test'
import {
  broken,
  overloaded,
  refused,
  type StagedBackend,
  silent,
  throttled,
  unreachable,
} from '../../testing/staged-backend.ts'
import { finderPage } from './testing/finder-page.ts'

const meta: Meta = { title: 'Trial finder/Failures' }

export default meta

type Recommendation = StagedBackend['POST /api/trials/trial-signup-recommendation']

const notSent = (say: Say) => say('Vos réponses ne sont pas encore envoyées', 'Your answers have not been sent yet')

/** Sends the answers. The backend returns no result, and the text from `shows` appears. */
function sending(recommendation: Recommendation & {}, shows?: (say: Say) => string): StoryObj {
  const page = finderPage({
    stage: 'screening',
    step: 'check',
    heading: (say) => say('Vérifiez vos réponses', 'Check your answers'),
    backend: () => ({ 'POST /api/trials/trial-signup-recommendation': recommendation }),
  })
  return {
    ...page,
    play: async (context) => {
      await page.play?.(context)
      const { canvas, globals } = context
      const say = sayIn(globals['locale'])
      await userEvent.click(canvas.getByRole('button', { name: say('Voir mon résultat', 'Show my result') }))
      if (shows) await canvas.findByText(shows(say))
    },
  }
}

const tooOld = refused({ 'answers.age': [{ code: 'too_large', message: 'At most 110.' }] })

export const Offline = sending(unreachable, notSent)
export const Overloaded = sending(overloaded, notSent)
export const Throttled = sending(throttled, notSent)
export const Broken = sending(broken, notSent)
export const AnswerRefused = sending(tooOld, (say) => say('Il y a un problème', 'There is a problem'))
export const Sending = sending(silent)

export const LoadingOffline = finderPage({
  stage: 'screening',
  heading: (say) => say('La suite ne s’affiche pas', 'We cannot show the next part'),
  backend: () => ({ 'GET /api/survey/trial-finder/': unreachable }),
})
export const TechnicalIssue = finderPage({
  stage: 'screening',
  heading: (say) => say('Un problème technique est survenu', 'Something went wrong'),
  clients: () => ({ queryClient: () => Promise.reject(new Error('The files of the page did not load')) }),
})
