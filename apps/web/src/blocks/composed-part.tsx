import { Pillars } from '@clairmemoire/ui/pillars'
import { Steps } from '@clairmemoire/ui/steps'
import { CallToAction } from './call-to-action.tsx'
import { Cards } from './cards.tsx'
import { People } from './people.tsx'
import type { ComposedBlock } from './placed-block.ts'
import { Questions } from './questions.tsx'
import { RelatedArticles } from './related-articles.tsx'
import { type HeadingLevel, Titled } from './titled.tsx'

/** A block that is composed of titled things; few articles have one, so its code comes when one does. */
export function ComposedPart({ block }: { block: ComposedBlock }) {
  if (block.kind === 'call-to-action') return <CallToAction id={block.id} block={block} />
  return (
    <Titled id={block.id} title={block.title}>
      {(headingLevel) => <Things block={block} headingLevel={headingLevel} />}
    </Titled>
  )
}

interface ThingsProps {
  block: Exclude<ComposedBlock, { kind: 'call-to-action' }>
  headingLevel: HeadingLevel
}

function Things({ block, headingLevel }: ThingsProps) {
  switch (block.kind) {
    case 'steps':
      return <Steps steps={block.items} headingLevel={headingLevel} />
    case 'cards':
      return <Cards cards={block.items} headingLevel={headingLevel} />
    case 'people':
      return <People people={block.people} headingLevel={headingLevel} />
    case 'questions':
      return <Questions items={block.items} headingLevel={headingLevel} />
    case 'related-articles':
      return <RelatedArticles articles={block.articles} />
    case 'pillars':
      return <Pillars pillars={block.items} headingLevel={headingLevel} />
  }
}
