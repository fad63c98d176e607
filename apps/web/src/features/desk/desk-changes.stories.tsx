import { sayIn } from '@clairmemoire/ui/testing/in-language'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { sitePage } from '../../testing/site-page.ts'
import { nothing, refused, sampleOutcomeId, sampleReference } from '../../testing/staged-backend.ts'
import { deskOfCoordinator } from './testing/sample-lists.ts'
import { sampleRecord, sampleUser } from './testing/sample-desk.ts'

const meta: Meta = { title: 'Desk/Changes' }

export default meta

const changed = { changed: [sampleReference], refused: [{ reference: 'CM-2M8X-45TR', reason: 'claimed' as const }] }
const coordinator = sitePage({
  path: '/desk',
  isLogged: true,
  heading: (say) => say('Demandes et appels', 'Requests and calls'),
  backend: (locale) => ({
    'GET /api/desk/requests/': deskOfCoordinator(locale),
    'PATCH /api/desk/requests/': changed,
    'GET /api/user/': { ...sampleUser, role: 'coordinator' },
  }),
})

/** Several calls are selected by keyboard and given to a colleague. A call that a colleague is making now stays selected. */
export const Given: StoryObj = {
  ...coordinator,
  play: async (context) => {
    await coordinator.play?.(context)
    const { canvas, userEvent, globals } = context
    const say = sayIn(globals['locale'])
    await userEvent.keyboard('jm')
    await expect(canvas.getAllByRole('checkbox', { checked: true })).toHaveLength(1)
    await userEvent.keyboard('jj{Shift>}m{/Shift}')
    await expect(canvas.getAllByRole('checkbox', { checked: true })).toHaveLength(3)
    await userEvent.keyboard('a')
    const receiver = canvas.getByLabelText(say('Donner à', 'Give to'))
    await expect(receiver).toHaveFocus()
    await userEvent.selectOptions(receiver, 'Alex Exemple')
    await userEvent.click(canvas.getByRole('button', { name: say('Donner', 'Give') }))
    await canvas.findByText(/CM-2M8X-45TR, /)
    await expect(canvas.getAllByRole('checkbox', { checked: true })).toHaveLength(2)
  },
}

const record = `/api/desk/requests/${sampleReference}/` as const
const mine = { name: 'Dominique Exemple', since: '2027-03-05T09:02:00Z', is_mine: true }
const calling = { path: `/desk/requests/${sampleReference}`, isLogged: true, heading: () => 'Jo Vial' }

const recorded = sitePage({
  ...calling,
  backend: (locale) => {
    const before = sampleRecord(locale, { claim: mine })
    return {
      [`GET ${record}`]: before,
      [`PUT ${record}draft/`]: nothing,
      [`POST ${record}outcomes/`]: { ...sampleRecord(locale, { tries: 2 }), version: 3 },
      [`DELETE ${record}outcomes/${sampleOutcomeId}/`]: { ...before, version: 4 },
      'GET /api/user/': sampleUser,
    }
  },
})
/** A key undoes the outcome and restores the draft of the note. */
export const Undone: StoryObj = {
  ...recorded,
  play: async (context) => {
    await recorded.play?.(context)
    const { canvas, userEvent, globals } = context
    const say = sayIn(globals['locale'])
    await userEvent.keyboard('3s')
    await canvas.findByText(say(/Enregistré pour Jo Vial/, /Saved for Jo Vial/))
    await userEvent.keyboard('u')
    await expect(await canvas.findByRole('region', { name: say(/^Annulé/, /^Undone/) })).toHaveFocus()
    await expect(canvas.getByRole('textbox', { name: say(/Vos notes/, /Your notes/) })).toHaveValue(
      say('Rappeler après le marché.', 'Call after the market.'),
    )
  },
}

const tooLate = sitePage({
  ...calling,
  backend: (locale) => ({
    [`GET ${record}`]: sampleRecord(locale, { claim: mine }),
    [`PUT ${record}draft/`]: nothing,
    [`POST ${record}outcomes/`]: { ...sampleRecord(locale, { tries: 2 }), version: 3 },
    [`DELETE ${record}outcomes/${sampleOutcomeId}/`]: refused({ outcome: [{ message: '', code: 'too_late' }] }),
    'GET /api/user/': sampleUser,
  }),
})
export const UndoneTooLate: StoryObj = {
  ...tooLate,
  play: async (context) => {
    await tooLate.play?.(context)
    const { canvas, userEvent, globals } = context
    const say = sayIn(globals['locale'])
    await userEvent.keyboard('3s')
    await userEvent.click(await canvas.findByRole('button', { name: say(/^Annuler/, /^Undo/) }))
    await canvas.findByText(say(/Trop tard/, /Too late/))
  },
}

/** A person with many requests, of which the backend lists only the latest twenty. */
export const ManyOfOnePerson = sitePage({
  ...calling,
  backend: (locale) => {
    const one = sampleRecord(locale)
    const related = Array.from({ length: 20 }, (_, index) => {
      const [first] = one.related
      return { ...(first ?? one.request), reference: `CM-${'ABCDEFGHJKLMNPQRSTUV'[index]}F3K-92QD` }
    })
    return { [`GET ${record}`]: { ...one, related }, 'GET /api/user/': sampleUser }
  },
})
