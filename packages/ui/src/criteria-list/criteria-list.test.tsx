import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { CriteriaList } from './criteria-list.tsx'

it('has the state of each criterion in words, not by icon or colour alone (WCAG 1.4.1)', () => {
  render(
    <CriteriaList
      items={[
        { state: 'cannot_tell', stateLabel: 'Nous le vérifierons avec vous', text: 'Prendre des médicaments stables' },
        { state: 'person', text: 'Avoir un proche' },
      ]}
    />,
  )
  const spoken = screen.getAllByRole('listitem').map((item) => item.textContent)
  expect(spoken).toEqual(['Prendre des médicaments stablesNous le vérifierons avec vous', 'Avoir un proche'])
})
