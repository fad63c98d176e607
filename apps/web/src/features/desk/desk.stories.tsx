import type { Say } from '@clairmemoire/ui/in-language'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { sitePage } from '../../testing/site-page.ts'
import { unreachable } from '../../testing/staged-backend.ts'
import { sampleDesk, sampleUser } from './testing/sample-desk.ts'

const meta: Meta = { title: 'Desk' }

export default meta

const page = { path: '/desk', isLogged: true }
const title = (say: Say) => say('Demandes et appels', 'Requests and calls')

const list = sitePage({
  ...page,
  heading: title,
  backend: (locale) => ({ 'GET /api/desk/requests/': sampleDesk(locale), 'GET /api/user/': sampleUser }),
})
/** A call at a chosen time has no later day on which it may be made. */
export const Requests: StoryObj = {
  ...list,
  play: async (context) => {
    await list.play?.(context)
    await expect(context.canvas.getAllByText(/au plus tard le|Call by/)).toHaveLength(1)
  },
}
export const Nobody = sitePage({
  ...page,
  heading: title,
  backend: () => ({ 'GET /api/desk/requests/': { requests: [], total: 0 }, 'GET /api/user/': sampleUser }),
})
export const Offline = sitePage({
  ...page,
  heading: (say) => say('La liste ne s’affiche pas', 'The list cannot be shown'),
  backend: () => ({ 'GET /api/desk/requests/': unreachable }),
})
export const WhoIsNotLogged = sitePage({
  path: '/desk',
  heading: (say) => say('Se connecter', 'Log in'),
})
