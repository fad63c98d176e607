import type { News } from '@clairmemoire/api-client/schema'
import { type Say, sayIn } from '@clairmemoire/ui/testing/in-language'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen, userEvent } from 'storybook/test'
import { sampleSettings } from '../../testing/sample-settings.ts'
import { type SitePage, sitePage } from '../../testing/site-page.ts'
import { notFound, type StagedBackend, sampleResultId, unreachable } from '../../testing/staged-backend.ts'
import { ownNews } from './your-news-page.tsx'

const meta: Meta = { title: 'Your news' }

export default meta

const withoutNews: SitePage = {
  path: '/your-news',
  heading: (say) => say('Vos nouvelles', 'Your news'),
  backend: () => ({
    'POST /api/mail/create-contact/': {
      id: '5bc0a183-a1c9-46c6-a5dd-ab46c586c0f7',
      reference: 'CM-SSSF-HAMD',
      mail: 'may_leave',
      created_at: '2027-03-05T10:15:00Z',
    },
  }),
}

export const Empty = sitePage(withoutNews)

export const AskForNews: StoryObj = {
  ...Empty,
  play: async (context) => {
    await Empty.play?.(context)
    const say = sayIn(context.globals['locale'])
    await userEvent.click(
      await screen.findByText(say('Recevoir un e-mail quand une étude ouvre', 'Get an email when a study opens')),
    )
    await screen.findByLabelText(say('Votre adresse e-mail', 'Your email address'))
  },
}

export const Asked: StoryObj = {
  ...Empty,
  play: async (context) => {
    await AskForNews.play?.(context)
    const say = sayIn(context.globals['locale'])
    await userEvent.type(screen.getByLabelText(say('Votre adresse e-mail', 'Your email address')), 'a@b.test')
    await userEvent.click(screen.getByRole('checkbox', { name: say(/J’accepte/, /I agree/) }))
    await userEvent.click(screen.getByText(say('Envoyer ma demande', 'Send my request')))
    await screen.findByText(say(/Nous envoyons un lien/, /We will send a link/))
  },
}

export const AskedBySms: StoryObj = {
  ...sitePage({
    ...withoutNews,
    clients: (locale) => ({ settings: { ...sampleSettings(locale), smsCountries: ['FR', 'US'] } }),
  }),
  play: async (context) => {
    await Empty.play?.(context)
    const say = sayIn(context.globals['locale'])
    await userEvent.click(
      await screen.findByText(say('Recevoir un e-mail ou un SMS', 'Get an email or text message'), { exact: false }),
    )
    await userEvent.click(await screen.findByRole('radio', { name: say('Par SMS', 'By text message') }))
    const number = say('06 39 98 12 34', '(202) 555-0178')
    await userEvent.type(await screen.findByLabelText(say('Votre numéro de mobile', 'Your cell phone number')), number)
    await userEvent.click(screen.getByRole('checkbox', { name: say(/J’accepte/, /I agree/) }))
    await userEvent.click(screen.getByText(say('Envoyer ma demande', 'Send my request')))
    await screen.findByText(say(/Nous envoyons un SMS/, /We will send a text message/))
  },
}

const news = (change: Partial<News> = {}): News => ({
  confirmed: true,
  asked: [],
  lists: ['new_studies'],
  country: 'FR',
  matched: false,
  opened: [],
  expires_on: '2029-03-05',
  ...change,
})
const toConfirm = (asked: News['asked'], lists: News['lists'] = []) =>
  news({ confirmed: false, asked, lists, expires_on: '2027-03-12' })

const path = `/api/news/${sampleResultId}` as const

const shown = (heading: (say: Say) => string, backend: StagedBackend) =>
  sitePage({
    path: '/your-news',
    heading,
    remembered: () => ({ [ownNews.part]: { id: sampleResultId } }),
    backend: () => backend,
  })
const yourNews = (say: Say) => say('Vos nouvelles', 'Your news')
const wanted = (say: Say) => say('Voulez-vous recevoir', 'Would you like')

export const ToConfirm = shown(wanted, { [`GET ${path}`]: toConfirm(['new_studies']) })
export const ToConfirmBySms = shown(wanted, { [`GET ${path}`]: { ...toConfirm(['new_studies']), number_ends: '1234' } })
export const ToConfirmProgramme = shown(wanted, { [`GET ${path}`]: toConfirm(['programme']) })
export const ToConfirmBoth = shown(wanted, { [`GET ${path}`]: toConfirm(['new_studies', 'programme']) })
/** A refusal keeps the news that were confirmed before. */
export const ToConfirmMore = shown(wanted, { [`GET ${path}`]: toConfirm(['programme'], ['new_studies']) })
export const Confirmed: StoryObj = {
  ...shown(wanted, {
    [`GET ${path}`]: toConfirm(['new_studies']),
    [`POST ${path}/confirm`]: news(),
  }),
  play: async (context) => {
    await ToConfirm.play?.(context)
    const say = sayIn(context.globals['locale'])
    await userEvent.click(await screen.findByText(say('Oui, écrivez-moi', 'Yes, write to me')))
    await screen.findByRole('heading', { level: 1, name: yourNews(say) })
  },
}
export const NotConfirmed: StoryObj = {
  ...shown(wanted, { [`GET ${path}`]: toConfirm(['new_studies']), [`POST ${path}/confirm`]: unreachable }),
  play: async (context) => {
    await ToConfirm.play?.(context)
    const say = sayIn(context.globals['locale'])
    await userEvent.click(await screen.findByText(say('Oui, écrivez-moi', 'Yes, write to me')))
    await screen.findByRole('alert')
  },
}
export const OfStudies = shown(yourNews, {
  [`GET ${path}`]: news({
    matched: true,
    opened: [{ trial_code: 'TRONTIER_1', name: 'TRONTIER-1', slug: 'trontier-1', locale: 'en' }],
  }),
})
export const BySms = shown(yourNews, { [`GET ${path}`]: news({ number_ends: '1234' }) })
export const OfBoth = shown(yourNews, { [`GET ${path}`]: news({ lists: ['new_studies', 'programme'] }) })
export const Unknown = shown((say) => say('Ce lien ne sert plus', 'This link'), { [`GET ${path}`]: notFound })
export const Offline = shown((say) => say('Vos nouvelles ne s’affichent pas', 'We cannot show your news'), {
  [`GET ${path}`]: unreachable,
})
