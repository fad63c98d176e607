import type { Decorator, Meta, StoryObj } from '@storybook/react-vite'
import { Section } from '../section/section.tsx'
import { inLanguage } from '../testing/in-language.ts'
import { Panel, Split } from './layout.tsx'

const inSection: Decorator = (Story) => (
  <Section>
    <Story />
  </Section>
)
const meta = { component: Split, parameters: { layout: 'fullscreen' } } satisfies Meta<typeof Split>

export default meta
type Story = StoryObj<typeof meta>

export const WithAside: Story = {
  decorators: [inSection],
  ...inLanguage((say) => ({
    children: (
      <>
        <h2>{say('Ce qui se passe, visite après visite', 'What happens, visit by visit')}</h2>
        <p>
          {say(
            'Une ligne par visite\u00a0: ce qui se passe, combien de temps, avec qui.',
            'One line for each visit: what happens, how long, with whom.',
          )}
        </p>
      </>
    ),
    aside: <Panel>{say('Un appel gratuit et sans engagement.', 'A free call without obligation.')}</Panel>,
  })),
}
export const WithFirst: Story = {
  decorators: [inSection],
  ...inLanguage((say) => ({
    first: <Panel>{say('Ce qu’il faut savoir d’abord.', 'What to know first.')}</Panel>,
    children: <h2>{say('Ce qui se passe, visite après visite', 'What happens, visit by visit')}</h2>,
    aside: <Panel>{say('Un appel gratuit et sans engagement.', 'A free call without obligation.')}</Panel>,
  })),
}
export const TwoHalves: Story = {
  decorators: [inSection],
  ...inLanguage((say) => ({
    children: <h2>{say('Participer à la recherche', 'Taking part in research')}</h2>,
    beside: <Panel>{say('Une étude exemple', 'A sample study')}</Panel>,
  })),
}
