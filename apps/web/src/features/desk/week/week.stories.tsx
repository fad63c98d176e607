import { sayIn } from '@clairmemoire/ui/testing/in-language'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { sitePage } from '../../../testing/site-page.ts'
import { refused, sampleReference } from '../../../testing/staged-backend.ts'
import { sampleDesk, sampleRecord, sampleUser } from '../testing/sample-desk.ts'
import { movedWeek, sampleFreeTimes, sampleWeek } from '../testing/sample-week.ts'

const meta: Meta = { title: 'Desk/Week' }

export default meta

const page = {
  path: '/desk/week',
  isLogged: true,
  heading: (say: ReturnType<typeof sayIn>) => say('La semaine', 'The week'),
}
const staged = (calls: number, role: 'caller' | 'coordinator' = 'coordinator') => ({
  'GET /api/desk/week/': sampleWeek(calls),
  'GET /api/trials/call-slots': sampleFreeTimes,
  'GET /api/user/': { ...sampleUser, role },
})

export const Empty = sitePage({ ...page, backend: () => staged(0) })
export const One = sitePage({ ...page, backend: () => staged(1) })
export const Twenty = sitePage({ ...page, backend: () => staged(20) })
export const Full = sitePage({ ...page, backend: () => staged(240) })
export const ForACaller = sitePage({ ...page, backend: () => staged(20, 'caller') })

const closing = sitePage({
  ...page,
  backend: (locale) => ({
    ...staged(1),
    'PUT /api/desk/week/': { is_changed: false, affected: sampleDesk(locale).requests },
  }),
})
/** A half day in which people have chosen times is closed only after a confirmation. */
export const Closing: StoryObj = {
  ...closing,
  play: async (context) => {
    await closing.play?.(context)
    const { canvas, userEvent, globals } = context
    const say = sayIn(globals['locale'])
    const [first] = canvas.getAllByRole('combobox', { name: say(/^Appels à la fois/, /^Calls at a time/) })
    if (first) await userEvent.selectOptions(first, '0')
    await canvas.findByRole('button', {
      name: say('Fermer, et écrire à ces personnes', 'Close it, and email these people'),
    })
  },
}

const shown = { week: sampleWeek(2) }
const moving = sitePage({
  ...page,
  backend: (locale) => ({
    ...staged(2),
    'GET /api/desk/week/': async () => Response.json(shown.week),
    [`PUT /api/desk/requests/${sampleReference}/call/`]: async () => {
      shown.week = movedWeek(sampleWeek(2), '2027-03-09T08:30:00.000Z')
      return Response.json(sampleRecord(locale))
    },
  }),
})
/** The user moves a call to the next day by keyboard, and the focus follows the call. */
export const Moving: StoryObj = {
  ...moving,
  beforeEach: () => {
    shown.week = sampleWeek(2)
  },
  play: async (context) => {
    await moving.play?.(context)
    const { canvas, userEvent, globals } = context
    const say = sayIn(globals['locale'])
    const pickUp = () => canvas.getByRole('button', { name: say('Déplacer Camille Exemple', 'Move Camille Exemple') })
    pickUp().focus()
    await userEvent.keyboard('{Enter}')
    const first = await canvas.findByRole('button', {
      name: say(/^Poser ici lundi 8.*9\sh\s30/, /^Put down here Monday.*9:30/),
    })
    await waitFor(() => expect(first).toHaveFocus())
    await userEvent.keyboard('{ArrowRight}{Enter}')
    await screen.findByText(say(/l’appel est maintenant mardi 9/, /the call is now Tuesday/))
    await waitFor(() => expect(pickUp()).toHaveFocus())
  },
}

const taken = sitePage({
  ...page,
  backend: () => ({
    ...staged(2),
    [`PUT /api/desk/requests/${sampleReference}/call/`]: refused({
      starts_at: [{ message: '', code: 'slot_unavailable' }],
    }),
  }),
})
/** Another person has taken the time: the call is not moved and is still picked up. */
export const TimeTaken: StoryObj = {
  ...taken,
  play: async (context) => {
    await taken.play?.(context)
    const { canvas, userEvent, globals } = context
    const say = sayIn(globals['locale'])
    await userEvent.click(canvas.getByRole('button', { name: say('Déplacer Camille Exemple', 'Move Camille Exemple') }))
    const [first] = await canvas.findAllByRole('button', { name: say(/^Poser ici/, /^Put down here/) })
    if (first) await userEvent.click(first)
    await canvas.findByRole('alert')
  },
}
