import { sayIn } from '@clairmemoire/ui/testing/in-language'
import type { DeskDay } from '@clairmemoire/api-client/schema'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { sitePage } from '../../testing/site-page.ts'
import { unreachable } from '../../testing/staged-backend.ts'
import { sampleUser } from './testing/sample-desk.ts'
import { ownDay, sampleDay } from './testing/sample-week.ts'

const meta: Meta = { title: 'Desk/Day' }

export default meta

const dayPage = (day: DeskDay, role: 'caller' | 'coordinator' = 'coordinator') =>
  sitePage({
    path: '/desk/team',
    isLogged: true,
    heading: (say) => say('La journée de l’équipe', 'The team’s day'),
    backend: () => ({ 'GET /api/desk/day/': day, 'GET /api/user/': { ...sampleUser, role } }),
  })

export const Empty = dayPage(sampleDay(0))
export const One = dayPage(sampleDay(1))
export const Six = dayPage(sampleDay(6))
export const Sixty = dayPage(sampleDay(60))

const caller = dayPage(ownDay(), 'caller')
/** A caller sees only their own calls. */
export const OwnLine: StoryObj = {
  ...caller,
  play: async (context) => {
    await caller.play?.(context)
    const say = sayIn(context.globals['locale'])
    await context.canvas.findByText(say(/^Vous\s:/, /^You:/))
    await expect(context.canvas.getAllByRole('table')).toHaveLength(1)
  },
}
export const Offline = sitePage({
  path: '/desk/team',
  isLogged: true,
  heading: (say) => say('La journée ne s’affiche pas', 'The day cannot be shown'),
  backend: () => ({ 'GET /api/desk/day/': unreachable, 'GET /api/user/': sampleUser }),
})
