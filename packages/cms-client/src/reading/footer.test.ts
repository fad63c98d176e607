import { describe, expect, it } from 'vitest'
import { checked } from '../checked.ts'
import { footer, footerGroup } from '../testing/wire.ts'

const reading = (...groups: readonly Record<string, unknown>[]) => checked('footer', footer(...groups), 'en/footer')

it('the footer is groups of links, in the order of the editors (R2-81)', () => {
  const { value, problems } = reading(
    footerGroup('/clinical-trials', '/trial-finder'),
    footerGroup('https://example.org'),
  )
  expect(problems).toEqual([])
  expect(value?.groups.map(({ title, entries }) => [title, entries.map(({ link }) => link)])).toEqual([
    ['Research', ['/clinical-trials', '/trial-finder']],
    ['Research', ['https://example.org']],
  ])
})

it('a text that the editors left empty is empty', () => {
  const group = { title: 'Research', group: [{ name: 'Studies', link: '/a', text: null }] }
  expect(reading(group).value).toEqual({
    groups: [{ title: 'Research', entries: [{ name: 'Studies', link: '/a' }] }],
  })
})

it("the clinic's facts are read, and empty ones are absent", () => {
  const facts = { price: ' $0 (sample) ', openingHours: '', answerTime: null, colour: 'green' }
  const { value, problems } = checked('footer', { ...footer(footerGroup('/a')), ...facts }, 'en/footer')
  expect(value?.facts).toEqual({ price: '$0 (sample)' })
  expect(problems).toEqual([])
  expect(reading(footerGroup('/a')).value).not.toHaveProperty('facts')
})

it('a fact of the clinic is one line', () => {
  const { problems } = checked('footer', { ...footer(footerGroup('/a')), price: 'one\ntwo' }, 'en/footer')
  expect(problems).toEqual([{ document: 'en/footer', field: 'price', reason: { code: 'several_lines' } }])
})

it('a disallowed link is skipped, and so is a group that has no other link', () => {
  const { value, problems } = reading(footerGroup('/a', '//evil.example'), footerGroup('javascript:alert(1)'))
  expect(value?.groups).toHaveLength(1)
  expect(value?.groups[0]?.entries).toHaveLength(1)
  expect(problems.map(({ field, reason }) => `${field} ${reason.code}`)).toEqual([
    'Footer[0].group[1].link link_not_allowed',
    'Footer[1].group[0].link link_not_allowed',
    'Footer[1] empty_group',
  ])
})

describe('a footer is unreadable', () => {
  const links = (count: number) => footerGroup(...Array.from({ length: count }, (_, index) => `/page-${index}`))

  it('with two hundred links', () => {
    expect(reading(links(60)).value?.groups[0]?.entries).toHaveLength(60)
    for (const groups of [[links(200)], [links(30), links(31)]])
      expect(reading(...groups)).toEqual({
        value: undefined,
        problems: [{ document: 'en/footer', field: 'Footer', reason: { code: 'too_many_links', max: 60 } }],
      })
  })

  it('with a title of two thousand letters', () => {
    expect(reading({ ...links(1), title: 'a'.repeat(2_000) }).problems).toEqual([
      { document: 'en/footer', field: 'Footer[0].title', reason: { code: 'too_long', max: 255 } },
    ])
  })

  it('without its groups', () => {
    expect(checked('footer', {}, 'en/footer').problems).toEqual([
      { document: 'en/footer', field: 'Footer', reason: { code: 'missing' } },
    ])
  })
})
