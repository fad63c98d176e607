import { render, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Timeline } from './study-course.tsx'

it('is an ordered list whose steps have headings', () => {
  render(
    <Timeline
      steps={[
        { when: 'Before the start', about: 'At home', text: 'Questions.', tags: ['Questionnaires'] },
        { when: 'Every 4 weeks', text: 'An infusion.' },
      ]}
    />,
  )
  const steps = screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.closest('li'))
  expect(steps.map((step) => step?.parentElement?.tagName)).toEqual(['OL', 'OL'])
  const [first, second] = steps
  expect(first && within(first).getByRole('list').textContent).toBe('Questionnaires')
  expect(second && within(second).queryByRole('list')).toBeNull()
})
