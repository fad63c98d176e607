import { Fragment, type ReactNode } from 'react'
import { ExplainedWord } from '../explained-word/explained-word.tsx'
import type { InlineNode, TextNode } from './nodes.ts'

/** Shows a link; the site opens its own pages without a reload and says of others that they lead elsewhere. */
export type ShowLink = (href: string, words: ReactNode) => ReactNode

/** Words within a line; whatever they hold is shown as text. */
export function InlineText({ nodes, link }: { nodes: readonly InlineNode[]; link: ShowLink }) {
  return nodes.map((node, index) => (
    <Fragment key={index}>
      {node.type === 'link' ? link(node.url, <InlineText nodes={node.children} link={link} />) : <Words node={node} />}
    </Fragment>
  ))
}

function Words({ node: { text, bold, italic, explanation } }: { node: TextNode }) {
  const said = explanation ? <ExplainedWord {...explanation}>{text}</ExplainedWord> : text
  const words = italic ? <em>{said}</em> : said
  return bold ? <strong>{words}</strong> : words
}
