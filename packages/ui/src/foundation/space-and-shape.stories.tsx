import type { Meta, StoryObj } from '@storybook/react-vite'
import { Card, CardList } from '../card/card.tsx'
import { Section } from '../section/section.tsx'
import { tokensOf } from '../testing/tokens.ts'

const meta: Meta = { parameters: { layout: 'fullscreen' } }

export default meta

const fill = 'var(--control-pine)'

export const Space: StoryObj = {
  render: () => (
    <Section>
      <CardList>
        {tokensOf('space').map(({ name, value }) => (
          <Card key={name} title={name}>
            <p>{value}</p>
            <svg width="100%" height="1.5rem" aria-hidden="true">
              <rect width={value} height="1.5rem" fill={fill} />
            </svg>
          </Card>
        ))}
      </CardList>
    </Section>
  ),
}
export const Radius: StoryObj = {
  render: () => (
    <Section>
      <CardList>
        {tokensOf('radius').map(({ name, value }) => (
          <Card key={name} title={name}>
            <p>{value}</p>
            <svg width="100%" height="5rem" aria-hidden="true">
              <rect width="8rem" height="5rem" rx={value} fill={fill} />
            </svg>
          </Card>
        ))}
      </CardList>
    </Section>
  ),
}
