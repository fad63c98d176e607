import { sayIn } from '@clairmemoire/ui/in-language'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen, userEvent } from 'storybook/test'
import { sitePage } from '../../testing/site-page.ts'

const meta: Meta = { title: 'Your news' }

export default meta

export const WithoutNews = sitePage({
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
})

export const AskForNews: StoryObj = {
  ...WithoutNews,
  play: async (context) => {
    await WithoutNews.play?.(context)
    const say = sayIn(context.globals['locale'])
    await userEvent.click(
      await screen.findByText(say('Recevoir un e-mail quand une étude ouvre', 'Get an email when a study opens')),
    )
    await screen.findByLabelText(say('Votre adresse e-mail', 'Your email address'))
  },
}

export const Asked: StoryObj = {
  ...WithoutNews,
  play: async (context) => {
    await AskForNews.play?.(context)
    const say = sayIn(context.globals['locale'])
    await userEvent.type(screen.getByLabelText(say('Votre adresse e-mail', 'Your email address')), 'a@b.test')
    await userEvent.click(screen.getByRole('checkbox'))
    await userEvent.click(screen.getByText(say('Envoyer ma demande', 'Send my request')))
    await screen.findByText(say(/Nous envoyons un lien/, /We send a link/))
  },
}
