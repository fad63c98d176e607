import { type Say, sayIn } from '@clairmemoire/ui/in-language'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { sitePage } from '../../testing/site-page.ts'
import { silent, unreachable } from '../../testing/staged-backend.ts'
import { longestSession } from './desk-view.tsx'
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
const asked = { list: 0, user: 0 }
const leftOpen = sitePage({
  ...page,
  heading: title,
  backend: (locale) => ({
    'GET /api/desk/requests/': () => {
      asked.list += 1
      return asked.list === 1 ? Promise.resolve(Response.json(sampleDesk(locale))) : silent()
    },
    'GET /api/user/': () => {
      asked.user += 1
      return Promise.resolve(Response.json(sampleUser))
    },
  }),
})
/** Whoever comes back has it asked whether the session still counts; a day later nobody is on screen any more. */
export const SessionOver: StoryObj = {
  ...leftOpen,
  beforeEach: () => {
    Object.assign(asked, { list: 0, user: 0 })
  },
  play: async (context) => {
    await leftOpen.play?.(context)
    const say = sayIn(context.globals['locale'])
    await screen.findByText(/Dominique/)
    await screen.findAllByText(/Camille/)
    const { user } = asked
    window.dispatchEvent(new Event('focus'))
    await waitFor(() => expect(asked.user).toBeGreaterThan(user))
    const { now } = Date
    Date.now = () => now.call(Date) + longestSession
    window.dispatchEvent(new Event('focus'))
    Date.now = now
    await screen.findByRole('heading', { level: 1, name: say(/Un instant/, /One moment/) })
    await expect(screen.queryByText(/Camille/)).toBeNull()
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
