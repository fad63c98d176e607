import './guide.css'
import {
  ArgTypes,
  Canvas,
  Controls,
  Description,
  DocsContext,
  Heading,
  Markdown,
  Source,
  type useOf,
} from '@storybook/addon-docs/blocks'
import { type ReactNode, useContext } from 'react'
import { componentsIn, declarationsIn, namesUsedIn, pagesWith, paragraphsAbout, rulesIn, writtenCode } from './facts.ts'
import type { DocumentedComponent } from './arg-types.ts'
import { inWords } from '../src/in-words/in-words.ts'
import { bundles, notes, sources } from './sources.ts'
import { TokenTable } from './specimens.tsx'

/** The page of a component: its guide, and facts from its types, stories, tests, style sheet and release notes. */
export function Guide({ of: files, height, children }: GuideProps) {
  const docs = useContext(DocsContext)
  const parts = files.map((file) => partOf(file, docs.resolveOf(file, ['meta'])))
  const [first, ...others] = parts
  if (first === undefined) return null
  const folders = [...new Set(parts.map(({ folder }) => folder))]
  const inFolders = (end: RegExp) =>
    Object.entries(sources).filter(
      ([path]) => folders.some((folder) => path.startsWith(`${folder}/`)) && end.test(path),
    )
  const tokens = namesUsedIn(inFolders(/\.css$/).join(''))
  const rules = inFolders(/\.test\.tsx$/).flatMap(([, text]) => rulesIn(text))
  const modules = folders.map((folder) => sources[`${folder}/${folder}.tsx`] ?? '')
  const names = modules.map(componentsIn)
  const types = modules.flatMap((module) =>
    declarationsIn(
      module,
      parts.map(({ component }) => component),
    ),
  )
  const changes = notes.flatMap((note) => paragraphsAbout(names.flat(), note))
  return (
    <>
      <h1>{inWords(first.folder)}</h1>
      <Shown {...first} height={height} />
      {children}
      {others.map((part) => (
        <section key={part.name}>
          <Heading>{part.name}</Heading>
          <Shown {...part} height={height} />
        </section>
      ))}
      <Heading>Code</Heading>
      <Source
        language="tsx"
        code={folders
          .map((folder, index) => `import { ${names[index]?.join(', ')} } from '@clairmemoire/ui/${folder}'`)
          .join('\n')}
      />
      {parts.map(({ name, primary }) => (
        <section key={name}>
          <h3>Props{others.length > 0 && ` of ${name.toLowerCase()}`}</h3>
          {height === undefined ? <Controls of={primary} /> : <ArgTypes of={primary} />}
        </section>
      ))}
      {types.length > 0 && <h3>Types</h3>}
      {types.length > 0 && <Source language="tsx" code={types.join('\n\n')} />}
      <Heading>States</Heading>
      <Bullets>
        {parts.flatMap(({ name, stories }) =>
          stories.map((story) => (
            <a key={story.id} href={`./?path=/story/${story.id}`} target="_top">
              {others.length > 0 && `${name}: `}
              {inWords(story.name)}
            </a>
          )),
        )}
      </Bullets>
      <Heading>What its tests ensure</Heading>
      <Bullets>{rules}</Bullets>
      {tokens.length > 0 && <Heading>Tokens</Heading>}
      {tokens.length > 0 && <TokenTable names={tokens} />}
      <Heading>Status and changes</Heading>
      <p>
        In use. Its styles are loaded with {pagesWith(first.folder, bundles)}.
        {changes.length === 0 && ' No release note names it since the first version.'}
      </p>
      <Markdown>{changes.map((change) => `- ${change.replaceAll('\n', ' ')}`).join('\n')}</Markdown>
      <p>
        Is something wrong or missing?{' '}
        <a href="./?path=/docs/start-here-review--guide" target="_top">
          How to comment
        </a>
      </p>
    </>
  )
}

interface GuideProps {
  /** The modules of its stories; the most important module comes first. */
  of: readonly ModuleExports[]
  /** Shows each story in a window of this height, such as `320px`: for a component that covers the page or sticks to its edge. */
  height?: string
  children: ReactNode
}

type ModuleExports = Extract<Parameters<typeof useOf>[0], object>

/** Returns the component and the stories of a module of stories. */
function partOf(file: ModuleExports, { csfFile, preparedMeta }: ReturnType<typeof useOf<'meta'>>) {
  // Storybook sorts the exports of a module by name; this list has them in the order of the file.
  const written: readonly string[] = file['__namedExportsOrder'] ?? []
  const all = Object.values(csfFile.stories)
  const stories = written.flatMap((name) => all.filter(({ moduleExport }) => moduleExport === file[name]))
  return {
    file,
    folder: /([^/]+)\/[^/]+$/.exec(preparedMeta.parameters['fileName'])?.[1] ?? '',
    name: inWords(preparedMeta.title.replace(/.*\//, '')),
    primary: stories[0]?.moduleExport,
    component: (preparedMeta.component as DocumentedComponent)?.__docgenInfo?.displayName ?? '',
    stories,
  }
}

type Part = ReturnType<typeof partOf>

function Shown({ file, primary, height }: Part & { height: string | undefined }) {
  return (
    <>
      <Description of={file} />
      <Canvas
        of={primary}
        meta={file}
        sourceState="shown"
        source={{ transform: writtenCode }}
        story={height === undefined ? { inline: true } : { inline: false, height }}
      />
    </>
  )
}

function Bullets({ children }: { children: readonly ReactNode[] }) {
  return (
    <ul>
      {children.map((child, index) => (
        <li key={index}>{child}</li>
      ))}
    </ul>
  )
}
