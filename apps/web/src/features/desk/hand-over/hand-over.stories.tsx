import type { HandOverAnswer } from '@clairmemoire/api-client/schema'
import type { Locale } from '@clairmemoire/domain/locale'
import { type Say, sayIn } from '@clairmemoire/ui/testing/in-language'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'
import { sitePage } from '../../../testing/site-page.ts'
import {
  notFound,
  refused,
  type StagedBackend,
  sampleReference,
  sampleResultId,
  unreachable,
} from '../../../testing/staged-backend.ts'
import { sampleHandOvers, sampleRecord, sampleSheet, sampleUser } from '../testing/sample-desk.ts'

const meta: Meta = { title: 'Desk/Hand-over' }

export default meta

const title = (say: Say) => say('Une personne pour votre étude', 'A person for your study')
const url = 'POST /api/hand-over/'
const nothing = { opened_at: null, tries_left: null, sheet: null }

/** Types the code and checks the result. */
const opening = (
  answer: (locale: Locale) => NonNullable<StagedBackend[typeof url]>,
  says: (say: Say) => string | RegExp,
  code = '402 917',
): StoryObj => {
  const page = sitePage({
    path: `/hand-over#${sampleResultId}`,
    heading: title,
    backend: (locale) => ({ [url]: answer(locale) }),
  })
  return {
    ...page,
    play: async (context) => {
      await page.play?.(context)
      const { canvas, userEvent, globals } = context
      const say = sayIn(globals['locale'])
      await userEvent.type(canvas.getByLabelText(say(/Le code que/, /The code that/)), code)
      await userEvent.click(canvas.getByRole('button', { name: say('Ouvrir la feuille', 'Open the sheet') }))
      await screen.findByText(says(say))
    },
  }
}

const over = (state: HandOverAnswer['state'], says: (say: Say) => string, opened_at: string | null = null) =>
  opening(() => ({ ...nothing, state, opened_at }), says)

export const Code = sitePage({ path: `/hand-over#${sampleResultId}`, heading: title })
export const TooShort = opening(
  () => unreachable,
  (say) => say(/^Écrivez les six chiffres/, /^Enter the six digits/),
  '4029',
)
export const WrongCode = opening(
  () => ({ ...nothing, state: 'wrong_code', tries_left: 4 }),
  (say) => say(/Il reste 4 essais/, /You have 4 tries left/),
)
export const NotSent = opening(
  () => unreachable,
  (say) => say(/a pu s’ouvrir sans arriver/, /may have opened without reaching/),
)
export const Sheet = opening(
  (locale) => ({ state: 'read', opened_at: '2027-03-05T10:00:00Z', tries_left: null, sheet: sampleSheet(locale) }),
  (say) => say(/Imprimez cette feuille, ou/, /Print this sheet, or/),
)
export const OpenedBefore = over(
  'opened',
  (say) => say('Cette feuille a déjà été ouverte', 'This sheet has already been opened'),
  '2027-03-05T10:00:00Z',
)
export const Withdrawn = over('withdrawn', (say) => say('Ce lien est retiré', 'This link was withdrawn'))
export const Closed = over('closed', (say) => say('Ce lien est fermé', 'This link is closed'))
export const Expired = over('expired', (say) => say('Ce lien est trop ancien', 'This link has expired'))
const doesNotOpen = (say: Say) => say('Ce lien n’ouvre rien', 'This link does not open')
export const Unknown = opening(() => notFound, doesNotOpen)
export const WithoutKey = sitePage({ path: '/hand-over', heading: doesNotOpen })

const record = `/api/desk/requests/${sampleReference}/` as const

/** The desk creates a link, which is shown once with its code. */
const making = (
  link: NonNullable<StagedBackend[`POST ${typeof record}hand-overs/`]>,
  says: (say: Say) => string,
): StoryObj => {
  const page = sitePage({
    path: `/desk/requests/${sampleReference}`,
    isLogged: true,
    heading: () => 'Jo Vial',
    backend: (locale) => ({
      [`GET ${record}`]: { ...sampleRecord(locale), sheet: sampleSheet(locale) },
      [`GET ${record}hand-overs/`]: sampleHandOvers,
      [`POST ${record}hand-overs/`]: link,
      'GET /api/user/': sampleUser,
    }),
  })
  return {
    ...page,
    play: async (context) => {
      await page.play?.(context)
      const { canvas, userEvent, globals } = context
      const say = sayIn(globals['locale'])
      await userEvent.click(canvas.getByText(say('Feuille pour le centre de l’étude', 'Sheet for the study site')))
      const list = await canvas.findByRole('list', { name: say('Liens créés', 'Links made') })
      await expect(list.querySelectorAll('li')).toHaveLength(5)
      const make = canvas.getByRole('button', {
        name: say('Créer le lien et son code', 'Create the link and its code'),
      })
      await userEvent.click(make)
      await canvas.findByText(say('Dites pour quel centre est le lien.', 'Say which site the link is for.'))
      await userEvent.selectOptions(canvas.getByLabelText(say('Centre de l’étude', 'Study site')), 'Boston')
      await userEvent.click(make)
      await canvas.findByText(says(say))
    },
  }
}

export const LinkMade = making({ key: sampleResultId, code: '402917', expires_at: '2027-03-12T09:10:00Z' }, (say) =>
  say('Le lien et son code sont prêts', 'The link and its code are ready'),
)
export const ConsentWithdrawn = making(refused({ consent: [{ message: '', code: 'consent_required' }] }), (say) =>
  say('Aucun lien n’est créé', 'No link was created'),
)
