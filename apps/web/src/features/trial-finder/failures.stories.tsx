import { sayIn } from '@clairmemoire/ui/testing/in-language'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent } from 'storybook/test'
import { broken, overloaded, type StagedBackend, silent, throttled, unreachable } from '../../testing/staged-backend.ts'
import { finderPage } from './testing/finder-page.ts'

const meta: Meta = { title: 'Trial finder/Failures' }

export default meta

/** The answers are sent, and the backend does not bring a result. */
function sending(recommendation: StagedBackend['POST /api/trials/trial-signup-recommendation']): StoryObj {
  const page = finderPage({
    stage: 'screening',
    step: 'check',
    heading: (say) => say('Vérifiez vos réponses', 'Check your answers'),
    backend: () => ({ 'POST /api/trials/trial-signup-recommendation': recommendation ?? unreachable }),
  })
  return {
    ...page,
    play: async (context) => {
      await page.play?.(context)
      const { canvas, globals } = context
      const say = sayIn(globals['locale'])
      await userEvent.click(canvas.getByRole('button', { name: say('Voir mon résultat', 'Show my result') }))
      if (recommendation !== silent) {
        await canvas.findByText(say('Vos réponses ne sont pas encore envoyées', 'Your answers have not been sent yet'))
      }
    },
  }
}

export const Offline = sending(unreachable)
export const Overloaded = sending(overloaded)
export const Throttled = sending(throttled)
export const Broken = sending(broken)
export const Sending = sending(silent)

export const LoadingOffline = finderPage({
  stage: 'screening',
  heading: (say) => say('La suite ne s’affiche pas', 'We cannot show what comes next'),
  backend: () => ({ 'GET /api/survey/trial-finder/': unreachable }),
})
