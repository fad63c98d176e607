import type { Args, ArgTypes } from '@storybook/react-vite'

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

/** Gives each prop without a docstring its common description. Elements and lists get no control, because nobody edits them as JSON. */
export const describeArgs = ({ argTypes, initialArgs }: { argTypes: ArgTypes; initialArgs: Args }) =>
  Object.fromEntries(
    Object.keys({ ...argTypes, ...initialArgs }).map((name) => [
      name,
      {
        name,
        ...argTypes[name],
        description: argTypes[name]?.description || (commonProps[name] ?? ''),
        ...(typeof initialArgs[name] === 'object' ? { control: false as const } : {}),
      },
    ]),
  )
