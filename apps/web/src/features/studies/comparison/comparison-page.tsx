import { Actions } from '@clairmemoire/ui/actions'
import { Button, buttonClass } from '@clairmemoire/ui/button'
import { Comparison } from '@clairmemoire/ui/comparison'
import { Hero } from '@clairmemoire/ui/hero'
import { Stack } from '@clairmemoire/ui/layout'
import { LinkList } from '@clairmemoire/ui/link-list'
import { Section } from '@clairmemoire/ui/section'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link, useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import type { ApplicationState, SavedIn } from '../../../platform/application-state/application-state.ts'
import type { SiteContext } from '../../../platform/site/site-context.ts'
import type { ComparisonData } from './comparison-data.ts'

/** The sealed part that holds the slugs of the studies saved on this device. */
const savedStudiesPart = 'kept-studies'

/** The largest number of saved studies. */
const max = 20

/** The studies that the visitor saved on this device with a button; the list is never sent. */
function SavedStudiesSection({ studies, allStudies, words }: Pick<ComparisonData, 'studies' | 'allStudies' | 'words'>) {
  const { applicationState }: SiteContext = useRouter().options.context
  const { slugs, isRefused, keep } = useSavedStudies(applicationState)
  const saved = allStudies.filter(({ slug }) => slugs.includes(slug))
  const further = studies.filter(({ slug }) => !slugs.includes(slug))
  return (
    <Section tone="mist" labelledBy="saved-studies">
      <Stack>
        <h2 id="saved-studies" tabIndex={-1}>
          <Trans id="studies.saved.title">Vos études gardées</Trans>
        </h2>
        <p>
          <Trans id="studies.saved.text">
            Une étude gardée reste sur cet appareil, un an au plus. Rien n’est envoyé, et vous pouvez tout effacer.
          </Trans>
        </p>
        {studies.length > 0 && (
          <Actions needsScript>
            {further.length > 0 ? (
              <Button kind="quiet" onClick={() => keep([...slugs, ...further.map(({ slug }) => slug)])}>
                <Trans id="studies.saved.keep">Garder ces études sur cet appareil</Trans>
              </Button>
            ) : (
              <output>{words.saved}</output>
            )}
            {isRefused && <output>{words.refused}</output>}
          </Actions>
        )}
        {saved.length > 0 && (
          <>
            <LinkList
              links={saved.map(({ name, slug }) => (
                <Link key={slug} to="/essais-cliniques/$trial_name" params={{ trial_name: slug }}>
                  {name}
                </Link>
              ))}
            />
            <Actions>
              {saved.length > 1 && (
                <Link
                  to="/essais-cliniques/comparaison"
                  search={Object.fromEntries(saved.map(({ slug }) => [slug, '1']))}
                  className={buttonClass('quiet')}
                >
                  {words.compare}
                </Link>
              )}
              <Button kind="link" onClick={() => keep([])}>
                {words.removeAll}
              </Button>
            </Actions>
          </>
        )}
      </Stack>
    </Section>
  )
}

interface SavedStudies {
  slugs: readonly string[]
  /** Whether the browser failed to store the studies on the device. */
  isRefused: boolean
  keep: (slugs: readonly string[]) => void
}

/** The studies saved on this device; another tab may change them. */
function useSavedStudies(state: ApplicationState): SavedStudies {
  const [slugs, setSlugs] = useState<readonly string[]>([])
  const [isRefused, setRefused] = useState(false)
  const hasSaved = slugs.length > 0

  useEffect(() => {
    void openSavedStudies(state).then((saved) => saved.length > 0 && setSlugs(saved))
  }, [state])
  useEffect(
    () =>
      hasSaved
        ? state.onExternalChange(savedStudiesPart, () => void openSavedStudies(state).then(setSlugs))
        : undefined,
    [state, hasSaved],
  )

  const keep = async (next: readonly string[]) => {
    const isSaved = (await saveStudies(state, next)) === 'device'
    setRefused(!isSaved)
    if (isSaved) setSlugs(next)
  }
  return { slugs, isRefused, keep: (next) => void keep(next) }
}

/** The slugs of the saved studies in the order of saving; empty if nothing is stored. */
async function openSavedStudies(state: Pick<ApplicationState, 'open'>): Promise<readonly string[]> {
  const saved = await state.open(savedStudiesPart)
  const slugs = typeof saved === 'object' && saved !== null && 'slugs' in saved ? saved.slugs : undefined
  return Array.isArray(slugs) ? slugs.filter((slug) => typeof slug === 'string') : []
}

/** Saves the studies for a year; an empty list erases the saved studies. */
async function saveStudies(
  state: Pick<ApplicationState, 'save' | 'erase'>,
  slugs: readonly string[],
): Promise<SavedIn> {
  if (slugs.length > 0) return state.save(savedStudiesPart, { slugs: [...new Set(slugs)].slice(-max) }, 'year')
  await state.erase(savedStudiesPart)
  return 'device'
}

/** Compares two or three studies, and lists the studies saved on this device. */
export function ComparisonPage({ studies, allStudies, lines, isCut, words, pageText }: ComparisonData) {
  const { t } = useLingui()
  return (
    <>
      <Hero
        title={pageText.title}
        lead={
          <Trans id="studies.comparison.lead">
            Cochez deux ou trois études dans la liste, puis comparez-les ici. Vous pouvez aussi les garder pour en
            parler avec un proche ou avec votre médecin.
          </Trans>
        }
        actions={
          <Actions>
            <Link to="/essais-cliniques" hash="studies" className={buttonClass('primary')}>
              <Trans id="studies.comparison.choose">Choisir des études dans la liste</Trans>
            </Link>
          </Actions>
        }
      />
      {studies.length > 0 && (
        <Section labelledBy="compared">
          <Stack>
            <h2 id="compared">
              <Trans id="studies.comparison.side-by-side">Côte à côte</Trans>
            </h2>
            {isCut && (
              <p>
                <Trans id="studies.comparison.cut">
                  Trois études au plus tiennent côte à côte : voici les trois premières.
                </Trans>
              </p>
            )}
            <Comparison
              caption={t({ id: 'studies.comparison.caption', message: 'Les études côte à côte' })}
              subject={<Trans id="studies.comparison.subject">Question</Trans>}
              columns={studies.map(({ name, slug }) => ({ id: slug, label: name }))}
              rows={[
                ...lines.map(({ term, values }) => ({ id: term, term, values })),
                {
                  id: 'more',
                  term: <Trans id="studies.comparison.more">Pour aller plus loin</Trans>,
                  values: studies.map(({ name, slug }) => (
                    <Link key={slug} to="/essais-cliniques/$trial_name" params={{ trial_name: slug }}>
                      <Trans id="studies.comparison.link">Tout savoir sur {name}</Trans>
                    </Link>
                  )),
                },
              ]}
            />
          </Stack>
        </Section>
      )}
      <SavedStudiesSection studies={studies} allStudies={allStudies} words={words} />
    </>
  )
}
