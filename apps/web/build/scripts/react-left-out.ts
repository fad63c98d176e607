import type { ESTree, Plugin } from 'vite'
import { inTheirLines, linesOf } from './lines.ts'

/**
 * React can animate the way from one page to the next (`<ViewTransition>`) and give hold of a fragment (its `ref`). This site does
 * neither, and both would travel with every page.
 */
const unused = /ViewTransition|FragmentInstance|FragmentHandle/

/** What is named after unused parts does nothing in published scripts (ADR 0025). An update of React that names them otherwise fails the build. */
export const withoutUnusedPartsOfReact: Plugin = {
  name: 'without-unused-parts-of-react',
  apply: 'build',
  transform: {
    order: 'pre',
    filter: { id: /[\\/]react-dom[\\/]cjs[\\/]react-dom-client\.production\.js$/ },
    handler(code) {
      const holes = this.parse(code).body.flatMap((statement) => holesIn(statement, code))
      if (holes.length === 0) this.error('React names its unused parts in another way')
      const left = holes.reduceRight(
        (rest, { start, end }) => rest.slice(0, start) + linesOf(rest.slice(start, end)) + rest.slice(end),
        code,
      )
      return inTheirLines(left)
    },
  },
}

/** What a function does, or the whole of `Name.prototype.method = …`. */
function holesIn(statement: ESTree.Program['body'][number], code: string) {
  const { type, start, end } = statement
  if (type === 'FunctionDeclaration' && statement.body && unused.test(statement.id?.name ?? ''))
    return [{ start: statement.body.start + 1, end: statement.body.end - 1 }]
  const [, owner] = /^(\w+)\.prototype\.\w+ = /.exec(code.slice(start, end)) ?? []
  return owner !== undefined && unused.test(owner) ? [{ start, end }] : []
}
