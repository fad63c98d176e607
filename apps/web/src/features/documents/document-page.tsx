import { type Catalog, loadCatalog } from '@clairmemoire/i18n/catalog'
import { formatPhone } from '@clairmemoire/i18n/phone'
import { FactList } from '@clairmemoire/ui/fact-list'
import { Hero } from '@clairmemoire/ui/hero'
import { Panel, Stack } from '@clairmemoire/ui/layout'
import { LongText } from '@clairmemoire/ui/long-text'
import { RichText } from '@clairmemoire/ui/rich-text'
import { Section } from '@clairmemoire/ui/section'
import { TableOfContents } from '@clairmemoire/ui/table-of-contents'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Blocks, linkTo, loadPartsOf } from '../../blocks/index.ts'
import type { SiteContext } from '../../platform/site/site-context.ts'
import { useContactPhone, useSite } from '../../platform/site/site-hooks.ts'
import { pageData } from '../../routing/page-loader.ts'
import { type DocumentPageData, documentPageData } from './document-page-data.ts'

/** A document with this number of parts or more has a table of contents (WCAG 2.4.10). */
const partsOfALongText = 3

interface DocumentPageProps extends DocumentPageData {
  /** Content below the title that is only for this visit. */
  children?: ReactNode
}

/** A page that editors have written; it begins with a short version (WCAG 3.1.5). */
export function DocumentPage({
  pageText,
  updated,
  clinic,
  summary,
  opening,
  body,
  next,
  drawing,
  parts,
  children,
}: DocumentPageProps) {
  const { t } = useLingui()
  // A call to action at the top comes before the table of contents.
  const opens = body.slice(0, 2).findIndex(({ kind }) => kind === 'call-to-action') + 1
  const warnings = opening.filter((block) => block.kind === 'notice' && block.tone === 'warning')
  const others = opening.filter((block) => !warnings.includes(block))
  const contents = (folded: boolean) =>
    parts.length >= partsOfALongText && (
      <TableOfContents
        title={t({ id: 'documents.contents', message: 'Sur cette page' })}
        entries={parts}
        folded={folded}
      />
    )
  return (
    <>
      <Hero
        title={pageText.title}
        lead={pageText.description}
        sketch={drawing}
        actions={
          <>
            {warnings.length > 0 && <Blocks blocks={warnings} />}
            {contents(true)}
          </>
        }
      >
        {children}
        {updated && (
          <FactList facts={[{ term: t({ id: 'documents.updated', message: 'Mis à jour le' }), value: updated }]} />
        )}
      </Hero>
      <Section>
        <LongText
          opening={summary.length + others.length > 0 && <Opening summary={summary} blocks={others} />}
          contents={contents(false)}
          next={next ? <Blocks blocks={[next]} /> : <Question />}
        >
          {clinic.length === 0 ? (
            <Blocks blocks={body} />
          ) : (
            <Stack>
              {opens > 0 && <Blocks blocks={body.slice(0, opens)} />}
              <AtAGlance clinic={clinic} />
              <Blocks blocks={body.slice(opens)} />
            </Stack>
          )}
        </LongText>
      </Section>
    </>
  )
}

function AtAGlance({ clinic }: Pick<DocumentPageData, 'clinic'>) {
  return (
    <section aria-labelledby="at-a-glance">
      <h2 id="at-a-glance">
        <Trans id="documents.clinic.title">En bref</Trans>
      </h2>
      <FactList facts={clinic} />
    </section>
  )
}

/** Shows how readers who still have a question can contact the clinic. */
function Question() {
  const contactPhone = useContactPhone()
  const { contactEmail } = useSite().settings
  const phone = formatPhone(contactPhone)
  return (
    <Panel>
      <h2>
        <Trans id="documents.question.title">Une question ?</Trans>
      </h2>
      <p>
        <Trans id="documents.question.ask">
          Il n’y a pas de mauvaise question. Appelez le <a href={`tel:${contactPhone}`}>{phone}</a>, ou{' '}
          <a href={`mailto:${contactEmail}`}>écrivez-⁠nous</a>.
        </Trans>
      </p>
    </Panel>
  )
}

interface OpeningProps extends Pick<DocumentPageData, 'summary'> {
  blocks: DocumentPageData['opening']
}

/** Shows the warnings and the short version. */
function Opening({ summary, blocks }: OpeningProps) {
  return (
    <>
      {blocks.length > 0 && <Blocks blocks={blocks} />}
      {summary.length > 0 && (
        <Panel>
          <h2>
            <Trans id="documents.summary">L’essentiel</Trans>
          </h2>
          <RichText nodes={summary} link={linkTo} highest={3} />
        </Panel>
      )}
    </>
  )
}

interface DocumentAddress {
  context: SiteContext
  params: { _splat?: string }
}

export const loadDocument = pageData(
  __PAGE_DATA__ && (({ context, params }: DocumentAddress) => documentPageData(context, `/${params._splat ?? ''}`)),
  loadParts,
)

/** Loads the document at `path`, with the catalog of the components that its page adds. */
export const documentLoader = (path: string, beside: Catalog) =>
  pageData(
    __PAGE_DATA__ &&
      (async ({ context }) => {
        const [data] = await Promise.all([documentPageData(context, path), loadCatalog(context.i18n, beside)])
        return data
      }),
    loadParts,
  )

function loadParts({ opening, body, next }: DocumentPageData): Promise<void> {
  return loadPartsOf([...opening, ...body, ...(next ? [next] : [])])
}
