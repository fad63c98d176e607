import { Pillars } from '@clairmemoire/ui/pillars'
import { Steps } from '@clairmemoire/ui/steps'
import { CallToAction } from './call-to-action.tsx'
import { Cards } from './cards.tsx'
import { People } from './people.tsx'
import type { ComposedBlock } from './placed-block.ts'
import { Questions } from './questions.tsx'
import { RelatedArticles } from './related-articles.tsx'
import { Titled } from './titled.tsx'

/** A block that is composed of titled things; few articles have one, so its code comes when one does. */
export function ComposedPart({ block }: { block: ComposedBlock }) {
  const { id } = block
  switch (block.kind) {
    case 'steps':
      return (
        <Titled id={id} title={block.title}>
          {(headingLevel) => <Steps steps={block.items} headingLevel={headingLevel} />}
        </Titled>
      )
    case 'cards':
      return (
        <Titled id={id} title={block.title}>
          {(headingLevel) => <Cards cards={block.items} headingLevel={headingLevel} />}
        </Titled>
      )
    case 'people':
      return (
        <Titled id={id} title={block.title}>
          {(headingLevel) => <People people={block.people} headingLevel={headingLevel} />}
        </Titled>
      )
    case 'questions':
      return (
        <Titled id={id} title={block.title}>
          {(headingLevel) => <Questions items={block.items} headingLevel={headingLevel} />}
        </Titled>
      )
    case 'related-articles':
      return (
        <Titled id={id} title={block.title}>
          {() => <RelatedArticles articles={block.articles} />}
        </Titled>
      )
    case 'call-to-action':
      return <CallToAction id={id} block={block} />
    case 'pillars':
      return (
        <Titled id={id} title={block.title}>
          {(headingLevel) => <Pillars pillars={block.items} headingLevel={headingLevel} />}
        </Titled>
      )
  }
}
