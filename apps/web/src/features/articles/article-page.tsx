import { formatPhone } from '@clairmemoire/i18n/phone'
import { Actions } from '@clairmemoire/ui/actions'
import { Button } from '@clairmemoire/ui/button'
import { FactList } from '@clairmemoire/ui/fact-list'
import { Hero } from '@clairmemoire/ui/hero'
import { Panel } from '@clairmemoire/ui/layout'
import { LinkList } from '@clairmemoire/ui/link-list'
import { LongText } from '@clairmemoire/ui/long-text'
import { Notice } from '@clairmemoire/ui/notice'
import { Section } from '@clairmemoire/ui/section'
import { TableOfContents } from '@clairmemoire/ui/table-of-contents'
import { Trans, useLingui } from '@lingui/react/macro'
import { Blocks, linkTo, partsOf, RelatedArticles } from '../../blocks/index.ts'
import { EmergencyCalls, EmergencyMessage } from '../../platform/site/emergency.tsx'
import { useContactPhone } from '../../platform/site/site-hooks.ts'
import type { ArticlePageData } from './article-page-data.ts'

/** A health text that begins with its short version (WCAG 3.1.5) and names its reviewer and sources. */
export function ArticlePage({ article, body, byLines, drawing, pageText }: ArticlePageData) {
  const { t } = useLingui()
  const contents = (folded: boolean) => (
    <TableOfContents
      title={t({ id: 'articles.contents', message: 'Dans cet article' })}
      entries={[
        ...partsOf(body),
        ...(article.sources.length > 0
          ? [{ id: 'sources', text: t({ id: 'articles.sources', message: 'Nos sources' }) }]
          : []),
      ]}
      folded={folded}
    />
  )
  return (
    <>
      <Hero title={pageText.title} lead={pageText.description} sketch={drawing} actions={contents(true)}>
        <FactList facts={byLines} />
        <PrintButton />
      </Hero>
      <Section>
        <LongText
          opening={
            <>
              {article.sample && <SampleNotice />}
              <InShort lines={article.short} />
            </>
          }
          contents={contents(false)}
          next={<HelpNow />}
        >
          <Blocks blocks={body} />
          <ArticleOrigin sources={article.sources} related={article.related} />
        </LongText>
      </Section>
    </>
  )
}

function PrintButton() {
  return (
    <Actions needsScript>
      <Button kind="quiet" data-print="all">
        <Trans id="articles.print">Imprimer cet article</Trans>
      </Button>
    </Actions>
  )
}

/** Marks a sample, so that readers do not take it for a text reviewed by a physician. */
function SampleNotice() {
  return (
    <Notice tone="info" title={<Trans id="articles.sample.title">Article d’exemple</Trans>}>
      <p>
        <Trans id="articles.sample.text">
          Aucun médecin n’a encore relu ce texte. Parlez de votre santé avec votre médecin.
        </Trans>
      </p>
    </Notice>
  )
}

function InShort({ lines }: { lines: readonly string[] }) {
  return (
    <Panel>
      <h2>
        <Trans id="articles.short">En bref</Trans>
      </h2>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </Panel>
  )
}

function ArticleOrigin({ sources, related }: Pick<ArticlePageData['article'], 'sources' | 'related'>) {
  return (
    <>
      {sources.length > 0 && (
        <>
          <h2 id="sources">
            <Trans id="articles.sources">Nos sources</Trans>
          </h2>
          <LinkList
            links={sources.map(({ title, href }) =>
              href === undefined ? <span key={title}>{title}</span> : linkTo(href, title),
            )}
          />
        </>
      )}
      {related.length > 0 && (
        <nav className="prose" aria-labelledby="related">
          <h2 id="related">
            <Trans id="articles.related">À lire ensuite</Trans>
          </h2>
          <RelatedArticles articles={related} />
        </nav>
      )}
    </>
  )
}

/** Offers worried readers emergency numbers and people to talk to. */
function HelpNow() {
  const contactPhone = useContactPhone()
  const phone = formatPhone(contactPhone)
  return (
    <Panel>
      <h2>
        <Trans id="articles.help.title">Besoin d’en parler maintenant ?</Trans>
      </h2>
      <p>
        <Trans id="articles.help.phone">
          Appelez-⁠nous au <a href={`tel:${contactPhone}`}>{phone}</a>. Nous prenons le temps de vous écouter.
        </Trans>
      </p>
      <p>
        <Trans id="articles.help.emergency">
          Un trouble soudain de la parole, de la force ou des idées : appelez tout de suite le 
          <EmergencyCalls />. Si vous entendez ou parlez difficilement, envoyez un message au 
          <EmergencyMessage />.
        </Trans>
      </p>
    </Panel>
  )
}
