import type { Meta, StoryObj } from '@storybook/react-vite'
import { Panel } from '../panel/panel.tsx'
import { Split } from './split.tsx'

const meta = { component: Split } satisfies Meta<typeof Split>

export default meta
type Story = StoryObj<typeof meta>

export const WithAside: Story = {
  args: {
    children: (
      <>
        <h2>Ce qui se passe, visite après visite</h2>
        <p>{'Une ligne par visite\u00a0: ce qui se passe, combien de temps, avec qui.'}</p>
      </>
    ),
    aside: <Panel>Un appel gratuit et sans engagement.</Panel>,
  },
}
export const TwoHalves: Story = {
  args: { children: <h2>Participer à la recherche</h2>, beside: <Panel>Une étude exemple</Panel> },
}
