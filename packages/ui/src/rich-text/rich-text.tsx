import { Fragment, type ReactNode } from 'react'
import { ExplainedWord } from '../explained-word/explained-word.tsx'
import { Prose } from '../prose/prose.tsx'
import { type InlineNode, itemsOfList, type ListNode, type Picture, type RichTextNode, type TextNode } from './nodes.ts'

/** A picture in a text. It loads lazily; its width and height prevent layout shifts. */
export function Figure({ image: { url, alt, width, height, sizes }, caption }: FigureProps) {
  return (
    <figure className="figure">
      <img
        className="figure__image"
        src={url}
        srcSet={sizes && sourceSet([...sizes, ...(width === undefined ? [] : [{ url, width }])])}
        sizes={sizes && 'auto, (min-width: 48rem) 42rem, 100vw'}
        alt={alt}
        width={width}
        height={height}
        loading="lazy"
        decoding="async"
      />
      {caption === undefined ? null : <figcaption className="figure__caption">{caption}</figcaption>}
    </figure>
  )
}

function sourceSet(sizes: Required<Picture>['sizes']): string {
  return sizes.map(({ url, width }) => `${url} ${width}w`).join(', ')
}

interface FigureProps {
  /** The picture with its description and its size in pixels. */
  image: Picture
  caption?: ReactNode
}

/** Renders rich text from data and never from HTML; nodes of unknown kinds are skipped. */
export function RichText({ nodes, ...shown }: RichTextProps) {
  if (nodes.length === 0) return null
  return (
    <Prose>
      {nodes.map((node, index) => (
        <Part key={index} node={node} {...shown} />
      ))}
    </Prose>
  )
}

function Part({ node, link, highest = 2 }: { node: RichTextNode } & Omit<RichTextProps, 'nodes'>) {
  switch (node.type) {
    case 'paragraph':
      return (
        <p>
          <InlineText nodes={node.children} link={link} />
        </p>
      )
    case 'heading': {
      const Heading = `h${Math.max(node.level, highest)}` as 'h2' | 'h3' | 'h4'
      return (
        <Heading id={node.id}>
          <InlineText nodes={node.children} link={link} />
        </Heading>
      )
    }
    case 'list':
      return <List list={node} link={link} />
    case 'quote':
      return (
        <blockquote className="rich-text__quote">
          <p>
            <InlineText nodes={node.children} link={link} />
          </p>
        </blockquote>
      )
    case 'image':
      return <Figure image={node.image} />
  }
}

function List({ list, link }: { list: ListNode; link: ShowLink }) {
  const Items = list.format === 'ordered' ? 'ol' : 'ul'
  return (
    <Items>
      {itemsOfList(list).map(({ words, lists }, index) => (
        <li key={index} className={isLink(words) ? 'rich-text__link' : undefined}>
          <InlineText nodes={words} link={link} />
          {lists.map((inner, place) => (
            <List key={place} list={inner} link={link} />
          ))}
        </li>
      ))}
    </Items>
  )
}

/** Whether an item is a link and nothing else. */
function isLink([first, ...more]: readonly InlineNode[]): boolean {
  return first?.type === 'link' && more.length === 0
}

interface RichTextProps {
  /** The nodes that the content service returned. */
  nodes: readonly RichTextNode[]
  /** Renders a link of the text. */
  link: ShowLink
  /** The highest level that its headings may have, so that they are below the heading that the text belongs to. */
  highest?: 2 | 3 | 4
}

/** Renders a link; the site opens its own pages without a reload and marks external links. */
type ShowLink = (href: string, words: ReactNode) => ReactNode

/** Renders inline nodes as text, whatever they contain. */
function InlineText({ nodes, link }: { nodes: readonly InlineNode[]; link: ShowLink }) {
  return nodes.map((node, index) => (
    <Fragment key={index}>
      {node.type === 'link' ? link(node.url, <InlineText nodes={node.children} link={link} />) : <Words node={node} />}
    </Fragment>
  ))
}

function Words({ node: { text, bold, italic, explanation } }: { node: TextNode }) {
  const explained = explanation ? <ExplainedWord {...explanation}>{text}</ExplainedWord> : text
  const words = italic ? <em>{explained}</em> : explained
  return bold ? <strong>{words}</strong> : words
}
