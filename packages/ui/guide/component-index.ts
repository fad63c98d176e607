import { addressOfGuide, describedIn, kindsOfPages, pagesWith } from './facts.ts'
import { bundles, sources } from './sources.ts'

const files = import.meta.glob<string>('../src/*/*.mdx', { eager: true, query: '?raw', import: 'default' })
const guides = Object.fromEntries(
  Object.entries(files).map(([path, text]) => [path.replace(/.*\/(.*)\.mdx/, '$1'), text]),
)

const components = Object.entries(sources).flatMap(([path, module]) => {
  const [, folder = ''] = /^([\w-]+)\/\1\.tsx$/.exec(path) ?? []
  const pages = pagesWith(folder, bundles)
  return describedIn(folder === '' ? '' : module).map((described) => ({
    ...described,
    pages,
    guide: addressOfGuide(folder, guides),
  }))
})

/** Markdown that lists all components with a sentence for each, grouped by the pages that show them. */
export const componentIndex = kindsOfPages
  .map((kind) => {
    const rows = components
      .filter(({ pages }) => pages === kind)
      .toSorted((a, b) => a.name.localeCompare(b.name))
      .map(({ name, sentence, guide }) => `| [${name}](${guide}) | ${sentence} |`)
    return `## For ${kind}\n\n| Component | In a sentence |\n|---|---|\n${rows.join('\n')}`
  })
  .join('\n\n')
