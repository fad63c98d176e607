import type { Args, ArgTypes, Parameters } from '@storybook/react-vite'
import { typeOfProp } from './facts.ts'

/** Descriptions of props that mean the same in every component. The docstring of a prop replaces its common description. */
const commonProps: Readonly<Record<string, string>> = {
  action: 'Its main action: one link or button.',
  actions: 'Its buttons, the main one first.',
  'aria-describedby': 'The id of the text that describes it.',
  announce: 'Whether it is announced when it appears.',
  cancelLabel: 'The label of the button that changes nothing.',
  caption: 'A sentence below the picture.',
  children: 'Its content.',
  closeLabel: 'The label of the button that closes it.',
  current: 'The current page, which is not a link.',
  date: 'The day on which it was made.',
  defaultChecked: 'Whether it is ticked at first.',
  drawing: 'A drawing or an icon, silent for screen readers.',
  entries: 'Its entries, in order.',
  error: 'What is wrong and how to correct it; without it the field is valid.',
  facts: 'Its facts, in order.',
  field: 'The name of the field that the form sends.',
  fields: 'Its fields, in order.',
  headingLevel: 'The level of its headings: one below the heading above.',
  hint: 'One short sentence that helps to answer.',
  href: 'The address that it leads to.',
  id: 'Unique on the page, for links and labels.',
  items: 'Its items, in order.',
  keepMessages: 'Whether messages stay until they are closed.',
  label: 'The words that name it, also for screen readers.',
  lead: 'One sentence below the title.',
  legend: 'The question.',
  links: 'Its links, in order.',
  name: 'The name of the field in its form.',
  note: 'Small print at its end.',
  onChange: 'Called with the new value.',
  options: 'The possible answers, in order.',
  printLabel: 'The label of the button that prints.',
  rows: 'Its rows, in order.',
  steps: 'Its steps, in order.',
  summary: 'The words that stay in view and open it.',
  tag: 'A state or kind, shown above the title and read after it.',
  tags: 'States or kinds in a few words.',
  text: 'The message.',
  title: 'Its heading.',
  titleAs: 'The level of its title: one below the heading above.',
  tone: 'Its meaning, which decides its colours.',
  type: 'What a press does to its form: nothing, `submit` or `reset`.',
  value: 'The current value.',
}

const modules = import.meta.glob<string>(['../src/*/*.tsx', '!**/*.{stories,test}.tsx'], {
  eager: true,
  query: '?raw',
  import: 'default',
})

/** Returns the type of a prop as it is written. Storybook shortens unions to “union”, and cannot read `readonly` lists. */
function writtenType(component: DocumentedComponent, fileName: string, prop: string): string | undefined {
  const [, folder = ''] = /([^/]+)\/[^/]+$/.exec(fileName) ?? []
  return (
    component?.__docgenInfo?.props?.[prop]?.tsType?.raw ??
    typeOfProp(modules[`../src/${folder}/${folder}.tsx`] ?? '', component?.__docgenInfo?.displayName ?? '', prop)
  )
}

/** A component with the documentation that Storybook generates. */
export type DocumentedComponent =
  | { __docgenInfo?: { displayName?: string; props?: Record<string, { tsType?: { raw?: string } }> } }
  | null
  | undefined

/** Gives each prop its type as it is written, and its common description if it has no docstring. Elements and lists get no control, because nobody edits them as JSON. */
export function describeArgs({ argTypes, initialArgs, component, parameters }: DescribedStory): ArgTypes {
  const describe = (name: string) => {
    const { description, table, ...rest } = argTypes[name] ?? {}
    const summary = writtenType(component, parameters?.['fileName'] ?? '', name) ?? table?.type?.summary
    return {
      name,
      ...rest,
      description: description || (commonProps[name] ?? ''),
      ...(summary === undefined ? {} : { table: { ...table, type: { summary } } }),
      ...controlOf(initialArgs[name], summary),
    }
  }
  return Object.fromEntries(Object.keys({ ...argTypes, ...initialArgs }).map((name) => [name, describe(name)]))
}

function controlOf(value: unknown, type = '') {
  if (typeof value === 'object' || type.startsWith('readonly ')) return { control: false as const }
  return type.includes('ReactNode') && !type.includes('=>') ? { control: { type: 'text' as const } } : {}
}

interface DescribedStory {
  argTypes: ArgTypes
  initialArgs: Args
  component?: DocumentedComponent
  parameters?: Parameters
}
