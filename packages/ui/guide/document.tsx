import { Markdown } from '@storybook/addon-docs/blocks'

/** The documents of the repository that Storybook shows, each with the id of its page. */
const shownHere: Readonly<Record<string, string>> = {
  'component.md': 'start-here-add-a-component',
  'design-review.md': 'start-here-review',
}

/** Shows a document of the repository, or one section of it. Links to files that Storybook does not show become plain text. */
export function Document({ text, section }: { text: string; section?: string }) {
  const shown = section === undefined ? text : sectionOf(text, section)
  return (
    <Markdown>
      {shown.replaceAll(
        /\[([^\]]+)\]\((?!\w+:)(?:[^)\s]*\/)?([\w.-]*)(#[\w-]+)?\)/g,
        (link, words: string, file: string) => {
          if (file === '') return link
          const page = shownHere[file]
          return page === undefined ? words : `[${words}](./?path=/docs/${page}--guide)`
        },
      )}
    </Markdown>
  )
}

/** Returns the text below a heading, up to the next heading of the same level. */
function sectionOf(text: string, heading: string): string {
  const [, after = ''] = text.split(`\n## ${heading}\n`)
  const [section = ''] = after.split('\n## ')
  return section
}
