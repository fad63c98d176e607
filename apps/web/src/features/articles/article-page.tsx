import { Actions } from '@clairmemoire/ui/actions'
import { Button } from '@clairmemoire/ui/button'
import { FactList } from '@clairmemoire/ui/fact-list'
import { Hero } from '@clairmemoire/ui/hero'
import { Prose } from '@clairmemoire/ui/prose'
import { Section } from '@clairmemoire/ui/section'
import { Stack } from '@clairmemoire/ui/stack'
import { TableOfContents } from '@clairmemoire/ui/table-of-contents'
import { Trans, useLingui } from '@lingui/react/macro'
import { Blocks, partsOf } from '../../blocks/index.ts'
import { ArticleOrigin } from './article-origin.tsx'
import type { ArticlePageData } from './article-page-data.ts'
import { HelpNow } from './help-now.tsx'
import { InShort } from './in-short.tsx'
import { SampleNotice } from './sample-notice.tsx'

/** A health text, its short version first (WCAG 3.1.5), with who answers for it and where it comes from. */
export function ArticlePage({ article, body, byLines, pageText }: ArticlePageData) {
  const { t } = useLingui()
  return (
    <>
      <Hero title={pageText.title} lead={pageText.description} actions={<PrintButton />}>
        <FactList facts={byLines} />
      </Hero>
      <Section>
        <Stack>
          <Prose
            opening={
              <>
                {article.sample && <SampleNotice />}
                <InShort lines={article.short} />
              </>
            }
            contents={
              <TableOfContents
                title={t({ id: 'articles.contents', message: 'Dans cet article' })}
                entries={[
                  ...partsOf(body),
                  { id: 'sources', text: t({ id: 'articles.sources', message: 'Nos sources' }) },
                ]}
              />
            }
          >
            <Blocks blocks={body} />
            <ArticleOrigin sources={article.sources} related={article.related} />
          </Prose>
        </Stack>
      </Section>
      <HelpNow />
    </>
  )
}

function PrintButton() {
  return (
    <Actions needsScript>
      <Button kind="quiet" onClick={() => window.print()}>
        <Trans id="articles.print">Imprimer cet article</Trans>
      </Button>
    </Actions>
  )
}
