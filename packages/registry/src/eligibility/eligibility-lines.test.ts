import { describe, expect, it } from 'vitest'
import { eligibilityLines } from './eligibility-lines.ts'

const linesOf = (...rows: string[]) => eligibilityLines(rows.join('\n'))
/** Side, parents and text of each rule. */
const rulesOf = (...rows: string[]) =>
  linesOf(...rows)
    .filter(({ role }) => role !== 'heading')
    .map(({ side, under, text }) => [side, under.join(' > '), text])

describe('the lines of a register', () => {
  it('have the side of the heading above them', () => {
    expect(
      rulesOf('Key Inclusion Criteria:', '', '* Age 50 or more', '', 'Main Exclusion Criteria:', '', '* A stroke'),
    ).toEqual([
      ['inclusion', '', 'Age 50 or more'],
      ['exclusion', '', 'A stroke'],
    ])
  })

  it.each([
    ['Inclusion:', 'inclusion'],
    ['INCLUSION CRITERIA', 'inclusion'],
    ['Study inclusion:', 'inclusion'],
    ['Criteria for inclusion:', 'inclusion'],
    ['Participants may be included if they:', 'inclusion'],
    ['Exclusion', 'exclusion'],
    ['Non-inclusion criteria:', 'exclusion'],
    ['Non inclusion Criteria', 'exclusion'],
    ['People will be excluded if they:', 'exclusion'],
    ['Inclusion/Exclusion Criteria:', undefined],
  ])('have below “%s” the side %s', (heading, side) => {
    expect(linesOf(heading, '', '- Lives nearby')[1]?.side).toBe(side)
  })

  it('have no side if no heading names one', () => {
    expect(rulesOf('* Age 50 or more', '* A stroke').map(([side]) => side)).toEqual([undefined, undefined])
    expect(rulesOf('Please ask the site for details.')).toEqual([[undefined, '', 'Please ask the site for details.']])
  })

  it('are inclusions as long as no exclusion heading follows', () => {
    expect(rulesOf('Inclusion Criteria:', '1. Likes tea', '2. Likes milk').map(([side]) => side)).toEqual([
      'inclusion',
      'inclusion',
    ])
  })

  it.each([
    ['* ', '*'],
    ['1. ', '1.'],
    ['1\\. ', '1.'],
    ['- ', '-'],
    ['-', '-'],
    ['a) ', 'a)'],
    ['(1) ', '(1)'],
    ['• ', '•'],
  ])('are separated from their marker “%s”', (marker, separated) => {
    expect(linesOf('Inclusion Criteria:', `${marker}Likes tea`)[1]).toMatchObject({
      marker: separated,
      text: 'Likes tea',
    })
  })

  it('are joined if they were wrapped', () => {
    const wide = 'Likes tea with a little milk in the morning, and a second cup of it at four in the afternoon,'
    expect(
      rulesOf('    Inclusion Criteria:', '', `      -  ${wide}`, '         with a biscuit', '', '      -  Walks'),
    ).toEqual([
      ['inclusion', '', `${wide} with a biscuit`],
      ['inclusion', '', 'Walks'],
    ])
    expect(rulesOf('Inclusion Criteria:', '', wide, 'biscuits, and cake.', '', 'Walks')[0]).toEqual([
      'inclusion',
      '',
      `${wide} biscuits, and cake.`,
    ])
  })

  it('are separated even if they have no bullets', () => {
    expect(
      rulesOf(
        'Inclusion Criteria:',
        ' ',
        ' Likes tea ',
        ' ',
        ' Walks ',
        '',
        'Exclusion Criteria:',
        ': ',
        ' ',
        ' Sings',
      ),
    ).toEqual([
      ['inclusion', '', 'Likes tea'],
      ['inclusion', '', 'Walks'],
      ['exclusion', '', 'Sings'],
    ])
  })

  it('belong to the item that they are indented below', () => {
    expect(
      rulesOf('Exclusion Criteria:', '* Any of these:', '  * Flu', '    * of birds', '  * Measles', '* Sings'),
    ).toEqual([
      ['exclusion', '', 'Any of these:'],
      ['exclusion', 'Any of these:', 'Flu'],
      ['exclusion', 'Any of these: > Flu', 'of birds'],
      ['exclusion', 'Any of these:', 'Measles'],
      ['exclusion', '', 'Sings'],
    ])
  })

  it('belong to the group whose heading precedes them', () => {
    expect(
      rulesOf(
        'Inclusion Criteria:',
        '',
        'For patients:',
        '* Forgets',
        '',
        'Healthy volunteers:',
        '* Remembers',
        '',
        'Exclusion Criteria:',
        '* Sings',
      ),
    ).toEqual([
      ['inclusion', 'For patients:', 'Forgets'],
      ['inclusion', 'Healthy volunteers:', 'Remembers'],
      ['exclusion', '', 'Sings'],
    ])
    expect(rulesOf('Part A', '', 'Inclusion Criteria:', '* Walks', '', 'Exclusion Criteria:', '* Sings')).toEqual([
      ['inclusion', 'Part A', 'Walks'],
      ['exclusion', 'Part A', 'Sings'],
    ])
  })

  it('of an extension belong to the extension, on both sides', () => {
    expect(
      rulesOf(
        'Inclusion Criteria:',
        '* Walks',
        'Exclusion Criteria:',
        '* Sings',
        'Inclusion Criteria for the open-label extension:',
        '* Walked',
        'Exclusion Criteria:',
        '* Sang',
      ),
    ).toEqual([
      ['inclusion', '', 'Walks'],
      ['exclusion', '', 'Sings'],
      ['inclusion', 'Inclusion Criteria for the open-label extension', 'Walked'],
      ['exclusion', 'Inclusion Criteria for the open-label extension', 'Sang'],
    ])
  })

  it('are found in one paragraph that contains them all', () => {
    expect(
      rulesOf(
        'Inclusion Criteria: 1. Likes tea 2. Walks (a) daily. Exclusion Criteria: Sings; dances; was ill prior to inclusion.',
      ),
    ).toEqual([
      ['inclusion', '', 'Likes tea'],
      ['inclusion', '', 'Walks (a) daily.'],
      ['exclusion', '', 'Sings;'],
      ['exclusion', '', 'dances;'],
      ['exclusion', '', 'was ill prior to inclusion.'],
    ])
    expect(rulesOf('Inclusion Criteria:~Likes tea~Walks~Exclusion Criteria:~Sings')).toHaveLength(3)
  })

  it('are extracted from HTML, escapes and comments', () => {
    expect(
      rulesOf(
        '<p>Inclusion Criteria:</p><ul><li>Score &gt; 20<ul><li>and &lt;30</li></ul></li></ul><!-- --><p>Exclusion Criteria:</p><ol><li>Sings</li></ol>',
      ),
    ).toEqual([
      ['inclusion', '', 'Score > 20'],
      ['inclusion', 'Score > 20', 'and <30'],
      ['exclusion', '', 'Sings'],
    ])
    expect(rulesOf('Inclusion Criteria:', '* Weight \\>40 kg and score \\[total\\] <30')).toEqual([
      ['inclusion', '', 'Weight >40 kg and score [total] <30'],
    ])
  })
})

/** The letters, digits and comparison signs of a text, which have to stay the same. */
const signs = (text: string) => text.replaceAll(/[^\p{L}\p{N}<>≥≤]/gu, '')
const signsOfLines = (text: string) =>
  signs(
    eligibilityLines(text)
      .map((line) => line.marker + line.text)
      .join(''),
  )

describe('no line is lost or added', () => {
  it.each([
    ['bullets', 'Inclusion Criteria:\n\n* Tea\n* Milk\n\nExclusion Criteria:\n\n* Beer'],
    ['numbers', 'Inclusion Criteria:\n1. Tea\n2. Milk\n10. Water\nExclusion Criteria:\n1.1. Beer\n(a) Wine\nb) Rum'],
    ['nothing but lines', 'Inclusion Criteria:\n \n\n Tea \n\n Milk: \n\n hot \n\nExclusion Criteria:\n: \n\n Beer'],
    ['nests', 'Exclusion Criteria:\n* One of:\n  * Tea\n    1. hot\n    2. cold\n  * Milk\n\n    in a cup\n* Beer'],
    ['a paragraph', 'Inclusion Criteria: Tea; milk; 3.5 cups (or more; less). Key Exclusion Criteria: a) beer b) rum'],
    [
      'groups',
      'Part A\nInclusion:\n- Tea\nFor controls:\n- Milk\nOpen-label extension\nExclusion\n- Beer\nNOTE: more may apply',
    ],
    ['no heading', 'Tea\n\nMilk, before inclusion\n: and water'],
    ['look-alikes', 'Inclusion Criteria：\n• score ≥ 20；\n• weight ˃ 40 kg\n• Aβ 1–42 < 600'],
    ['nothing', ''],
    ['only a heading', 'Exclusion Criteria:'],
  ])('in a text of %s', (_, text) => {
    expect(signsOfLines(text)).toBe(signs(text))
  })
})
