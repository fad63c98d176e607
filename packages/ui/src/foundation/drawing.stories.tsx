import type { Meta, StoryObj } from '@storybook/react-vite'
import { Arcs, growthRings } from '../arcs/arcs.tsx'
import { Panel } from '../panel/panel.tsx'
import { Section } from '../section/section.tsx'
import { Split } from '../split/split.tsx'
import { sayIn } from '../testing/in-language.ts'

const meta: Meta = { title: 'Drawing', parameters: { layout: 'fullscreen' } }

export default meta

export const ArcMotif: StoryObj = {
  render: (_, { globals }) => {
    const say = sayIn(globals['locale'])
    return (
      <Section>
        <Split beside={<Arcs drawing={growthRings()} />}>
          <h2>{say('Les arcs', 'The arcs')}</h2>
          <Panel>
            <p>
              {say(
                'Des cernes qui grandissent, et des moments posés dessus. Ils décorent seulement\u00a0: cachés à l’écoute, absents du mode calme et de l’impression.',
                'Rings that grow, and moments resting on them. They only decorate: hidden from those who listen, absent in calm mode and in print.',
              )}
            </p>
          </Panel>
        </Split>
      </Section>
    )
  },
}
