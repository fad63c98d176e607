import type { Meta, StoryObj } from '@storybook/react-vite'
import { Stack } from '../layout/layout.tsx'
import { Section } from '../section/section.tsx'
import { SummaryList } from '../summary-list/summary-list.tsx'
import { sayIn } from '../testing/in-language.ts'
import { tokensOf } from '../testing/tokens.ts'

const meta: Meta = { parameters: { layout: 'fullscreen' } }

export default meta

export const Hierarchy: StoryObj = {
  render: (_, { globals }) => {
    const say = sayIn(globals['locale'])
    return (
      <Section>
        <Stack>
          <h1>{say('Avançons pas à pas', 'One step at a time')}</h1>
          <h2>{say('Participer à la recherche', 'Taking part in research')}</h2>
          <h3>{say('Ce qui se passe, visite après visite', 'What happens, visit by visit')}</h3>
          <p>
            {say(
              'Le texte courant fait au moins 18 pixels, car beaucoup de lecteurs ont plus de soixante ans. Une ligne ne dépasse pas une soixantaine de signes.',
              'Running text has at least 18 pixels, because many readers are over sixty. A line has hardly more than sixty characters.',
            )}
          </p>
          <p>
            <strong>{say('Une chose importante', 'Something important')}</strong>
            {say(
              ' se dit en gras, jamais en italique ou en capitales.',
              ' is said in bold, never in italics or capitals.',
            )}
          </p>
        </Stack>
      </Section>
    )
  },
}
export const Sizes: StoryObj = {
  render: () => (
    <Section>
      <SummaryList rows={tokensOf('size').map(({ name, value }) => ({ term: name, value }))} />
    </Section>
  ),
}
export const FrenchTypography: StoryObj = {
  render: () => (
    <Section>
      <p lang="fr">
        {
          'Où a lieu l’appel\u202f? Chez vous\u202f: «\u00a0au moment que vous avez choisi\u00a0»\u202f; il dure 10\u00a0minutes.'
        }
      </p>
      <p lang="fr">
        {
          'Œdème, Noël, naïf, cœur, où, ça, déjà-vu, l’œuvre, 9\u00a0h\u00a030, 1\u202f234,5\u00a0€, 01\u00a099\u00a000\u00a012\u00a034'
        }
      </p>
    </Section>
  ),
}
