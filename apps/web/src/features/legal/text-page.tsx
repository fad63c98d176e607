import { Hero } from '@clairmemoire/ui/hero'
import { Notice } from '@clairmemoire/ui/notice'
import { Panel } from '@clairmemoire/ui/panel'
import { Prose } from '@clairmemoire/ui/prose'
import { Section } from '@clairmemoire/ui/section'
import { Stack } from '@clairmemoire/ui/stack'
import { TableOfContents } from '@clairmemoire/ui/table-of-contents'
import { Trans, useLingui } from '@lingui/react/macro'
import { useSite } from '../../platform/site/use-site.ts'
import { LinkedText } from './linked-text.tsx'
import type { TextPageData } from './text-page-data.ts'
import type { TextSection } from './text-section.ts'

/** A long text with its short version on top and a table of contents (WCAG 3.1.5, 2.4.10). */
export function TextPage({ text, updated }: Omit<TextPageData, 'pageText'>) {
  const { t } = useLingui()
  const { settings } = useSite()
  return (
    <>
      <Hero title={text.title} lead={<Trans id="legal.updated">Mis à jour le {updated}</Trans>} />
      <Section>
        <Stack>
          <Prose>
            {settings.sample && (
              <Notice tone="sample">
                <p>
                  <Trans id="legal.sample">
                    Ce site est un exemple : les coordonnées et les noms de cette page sont fictifs.
                  </Trans>
                </p>
              </Notice>
            )}
            <Panel>
              <h2>
                <Trans id="legal.summary">L’essentiel</Trans>
              </h2>
              <ul>
                {text.summary.map((line) => (
                  <li key={line}>
                    <LinkedText>{line}</LinkedText>
                  </li>
                ))}
              </ul>
            </Panel>
          </Prose>
          <Prose
            contents={
              <TableOfContents
                title={t({ id: 'legal.contents', message: 'Sur cette page' })}
                entries={text.sections.map(({ id, heading }) => ({ id, text: heading }))}
              />
            }
          >
            {text.sections.map((section) => (
              <TextPart key={section.id} section={section} />
            ))}
          </Prose>
        </Stack>
      </Section>
    </>
  )
}

function TextPart({ section }: { section: TextSection }) {
  return (
    <>
      <h2 id={section.id}>{section.heading}</h2>
      {section.paragraphs.map((paragraph) => (
        <p key={paragraph}>
          <LinkedText>{paragraph}</LinkedText>
        </p>
      ))}
      {section.list && (
        <ul>
          {section.list.map((line) => (
            <li key={line}>
              <LinkedText>{line}</LinkedText>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
