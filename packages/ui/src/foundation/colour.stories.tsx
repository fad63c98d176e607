import type { Meta, StoryObj } from '@storybook/react-vite'
import { Card, CardList } from '../card/card.tsx'
import { Section } from '../section/section.tsx'
import { contrast } from '../testing/contrast.ts'
import { type Say, sayIn } from '../testing/in-language.ts'
import { tokensOf } from '../testing/tokens.ts'

const meta: Meta = { parameters: { layout: 'fullscreen' } }

export default meta

/** The contrast ratio as WCAG defines it. It is cut off and not rounded up, so that a failure does not look like a pass. */
const ratio = (one: string, other: string) => `${Math.floor(contrast(one, other) * 10) / 10}:1`

function Measured({ say, below, above }: { say: Say; below: string; above: string }) {
  return (
    <CardList>
      {tokensOf(below).map((surface) => (
        <Card key={surface.name} title={surface.name}>
          <svg viewBox="0 0 12 3" aria-hidden="true">
            <rect width="12" height="3" rx="0.4" fill={surface.value} stroke="currentColor" strokeWidth="0.04" />
            {tokensOf(above).map(({ name, value }, index) => (
              <circle key={name} cx={1.2 + index * 1.9} cy="1.5" r="0.7" fill={value} />
            ))}
          </svg>
          <p>{surface.value}</p>
          <ul>
            {tokensOf(above).map(({ name, value }) => (
              <li key={name}>
                {say(`${name}\u00a0: ${ratio(value, surface.value)}`, `${name}: ${ratio(value, surface.value)}`)}
              </li>
            ))}
          </ul>
        </Card>
      ))}
    </CardList>
  )
}

export const TextOnSurfaces: StoryObj = {
  render: (_, { globals }) => {
    const say = sayIn(globals['locale'])
    return (
      <Section>
        <h2>{say('Textes sur les surfaces, au moins 7:1', 'Texts on surfaces, at least 7:1')}</h2>
        <Measured say={say} below="surface" above="text" />
      </Section>
    )
  },
}
export const TextOnDeep: StoryObj = {
  render: (_, { globals }) => {
    const say = sayIn(globals['locale'])
    return (
      <Section>
        <h2>{say('Textes sur les fonds profonds, au moins 7:1', 'Texts on deep grounds, at least 7:1')}</h2>
        <Measured say={say} below="deep" above="on-deep" />
      </Section>
    )
  },
}
export const ControlsOnSurfaces: StoryObj = {
  render: (_, { globals }) => {
    const say = sayIn(globals['locale'])
    return (
      <Section>
        <h2>{say('Contours de ce qui se manipule, au moins 3:1', 'Outlines of what is operated, at least 3:1')}</h2>
        <Measured say={say} below="surface" above="control" />
      </Section>
    )
  },
}
