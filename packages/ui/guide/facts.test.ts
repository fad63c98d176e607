import { describe, expect, it } from 'vitest'
import {
  addressOfGuide,
  componentsIn,
  declarationsIn,
  describedIn,
  namesUsedIn,
  pagesWith,
  paragraphsAbout,
  rulesIn,
  tokensIn,
  typeOfProp,
  writtenCode,
} from './facts.ts'

describe('the page of a component', () => {
  it('lists the tokens of its style sheet once, sorted', () => {
    expect(namesUsedIn('a { gap: var(--space-2) } b { color: var(--link); gap: var(--space-2) }')).toEqual([
      'link',
      'space-2',
    ])
  })

  it('names the components of its module', () => {
    expect(componentsIn('export function Tag() {}\nexport function toIsoDate() {}\nfunction Part() {}')).toEqual([
      'Tag',
    ])
  })

  it('shows the type of a prop as it is written, in the head of its component or in an interface', () => {
    expect(typeOfProp('export function Tags({ tags }: { tags: readonly Tag[]; id: Id }) {', 'Tags', 'tags')).toBe(
      'readonly Tag[]',
    )
    const module =
      'interface RowProps {\n  id: Id\n}\ninterface StepsProps {\n  id: string\n  steps: readonly { id: string; label: string }[]\n}'
    expect(typeOfProp(module, 'Steps', 'steps')).toBe('readonly { id: string; label: string }[]')
    expect(typeOfProp(module, 'Steps', 'id')).toBe('string')
    expect(typeOfProp(module, 'Steps', 'label')).toBeUndefined()
  })

  it('shows the types that props name and the components without a table, and nothing internal', () => {
    const row = '/** A row. */\ninterface Row {\n  term: string\n}'
    const part = 'function Part({ tone }: PartProps)'
    const partProps = "interface PartProps {\n  tone?: 'mist' | 'pine'\n}"
    const module = [
      'export function List({ rows }: ListProps) {\n}',
      `export ${part} {\n}`,
      'interface ListProps {\n  rows: readonly Row[]\n}',
      row,
      partProps,
      'interface Area {\n  top: number\n}',
      'function Inner({ top }: InnerProps) {\n}',
      'interface InnerProps {\n  top: number\n}',
    ].join('\n\n')
    expect(declarationsIn(module, ['List'])).toEqual([part, row, partProps])
  })

  it('shows code without the keys of fragments, and with a name for each picture', () => {
    const icon = "[\n  [\n    'path',\n    {\n      d: 'M4 5h16'\n    }\n  ]\n]"
    expect(writtenCode(`<React.Fragment key=".0"><Icon drawing={${icon}}>Menu</Icon></React.Fragment>`)).toBe(
      '<><Icon drawing={icon}>Menu</Icon></>',
    )
    expect(writtenCode(`<Drawing src="data:image/svg+xml,%3csvg" />`)).toBe('<Drawing src={drawing} />')
    expect(writtenCode(`[{ drawing: 'data:image/svg+xml,\\'a\\'', title: 'A' }]`)).toBe(
      "[{ drawing: drawing, title: 'A' }]",
    )
  })

  it('describes each component in the first sentence of its docstring', () => {
    const module = `
/** A short status; \`pine\` is open. */
export function Tag() {}

/**
 * A button that submits nothing
 * without a type. The rest is for maintainers.
 */
export function Button() {}
/** Not a component. */
export function buttonClass() {}`
    expect(describedIn(module)).toEqual([
      { name: 'Tag', sentence: 'A short status.' },
      { name: 'Button', sentence: 'A button that submits nothing without a type.' },
    ])
  })

  it('has an address; a component without a guide has the address of the guide that shows its stories', () => {
    const guides = { 'choice-group': "import * as stories from '../choice/choice.stories.tsx'" }
    expect(['choice-group', 'choice', 'card'].map((folder) => addressOfGuide(folder, guides))).toEqual([
      './?path=/docs/components-choice-group--guide',
      './?path=/docs/components-choice-group--guide',
      undefined,
    ])
  })

  it('has the values of tokens outside of media queries', () => {
    const sheet = ':root {\n  --soft: var(--text-soft);\n}\n@media (prefers-contrast: more) { --soft: black; }'
    expect([...tokensIn(sheet)]).toEqual([['soft', 'var(--text-soft)']])
  })

  it('has the titles of tests, each after the titles of its groups', () => {
    const test = `
it('comes first', () => {})
describe('a list', () => {
  describe('without links', () => {
    it("is empty", () => {})
  })
  it.each(['a', 'b'])('has %s', () => {})
})`
    expect(rulesIn(test)).toEqual(['comes first', 'a list without links is empty', 'a list has …'])
  })

  it('has the paragraphs of release notes that name the component', () => {
    expect(paragraphsAbout(['Hero'], 'A `Hero` is new.\n\n`HeroNote` is not.')).toEqual(['A `Hero` is new.'])
  })

  it('says which pages load the component', () => {
    const bundles = { 'styles.css': '@import "./card/card.css"', 'desk.css': '@import "./bar-chart/bar-chart.css"' }
    expect(['card', 'bar-chart', 'toasts'].map((folder) => pagesWith(folder, bundles))).toEqual([
      'every page',
      'the desk',
      'every page',
    ])
  })
})
