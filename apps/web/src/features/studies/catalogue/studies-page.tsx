import { Actions } from '@clairmemoire/ui/actions'
import { Button, buttonClass } from '@clairmemoire/ui/button'
import { Card, CardList } from '@clairmemoire/ui/card'
import { Choice } from '@clairmemoire/ui/choice'
import { Disclosure } from '@clairmemoire/ui/disclosure'
import research from '@clairmemoire/ui/drawings/research.svg'
import { Hero } from '@clairmemoire/ui/hero'
import { Split, Stack } from '@clairmemoire/ui/layout'
import { LinkList } from '@clairmemoire/ui/link-list'
import { Pagination } from '@clairmemoire/ui/pagination'
import { Prose } from '@clairmemoire/ui/prose'
import { SearchForm } from '@clairmemoire/ui/search-form'
import { Section } from '@clairmemoire/ui/section'
import { Tag } from '@clairmemoire/ui/tag'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Link, useRouter } from '@tanstack/react-router'
import { PageLink } from '../../../routing/page-link.tsx'
import { newsOfStudies, StudyCard } from '../../../study-entries/index.ts'
import { cautions } from '../cautions.copy.ts'
import { MaterialOpener } from '../material/material-opener.tsx'
import type { CatalogueEntry, StudiesPageData } from './studies-page-data.ts'

/** The id of the form to which the checkboxes of all cards belong. */
const comparisonForm = 'comparison'

/** The catalogue of studies, filtered by the address; the form works without scripts. */
export function StudiesPage({ list, fields, isSearched, contacts, search, inOwnCountry }: StudiesPageData) {
  const { i18n, t } = useLingui()
  const comparisonPath = useRouter().buildLocation({ to: '/essais-cliniques/comparaison' }).publicHref
  return (
    <>
      <Hero
        title={<Trans id="studies.home.title">Études sur la mémoire</Trans>}
        sketch={research}
        lead={
          <Trans id="studies.home.lead">
            À qui s’adresse chaque étude, ce qu’elle demande et où elle en est. Nous ne montrons que des faits dont la
            source est publique.
          </Trans>
        }
        actions={
          <Actions>
            <Link to="/trial-finder" className={buttonClass('primary')}>
              <Trans id="studies.home.finder">Voir si une étude me correspond</Trans>
            </Link>
            <Link to="/your-news" className={buttonClass('quiet')}>
              {i18n._(newsOfStudies)}
            </Link>
          </Actions>
        }
      >
        <LinkList
          links={[
            <PageLink key="easy" to="/easy-study">
              <Trans id="studies.home.easy">Une étude, c’est quoi ? En facile à lire</Trans>
            </PageLink>,
          ]}
        />
      </Hero>
      <Section labelledBy="studies">
        <Stack>
          {inOwnCountry !== undefined && (
            <p>
              <Trans id="studies.home.in-own-country">
                Ces études sont en France. Celles des États-Unis sont décrites en anglais :{' '}
                <a href={inOwnCountry}>voir les études des États-Unis</a>.
              </Trans>
            </p>
          )}
          <h2 id="studies" tabIndex={-1}>
            {isSearched ? (
              <Plural id="studies.home.found" value={list.count} one="# étude trouvée" other="# études trouvées" />
            ) : (
              <Plural id="studies.home.count" value={list.count} one="# étude présentée" other="# études présentées" />
            )}
          </h2>
          <Disclosure
            summary={<Trans id="studies.search.open">Choisir selon ce qui compte pour vous</Trans>}
            startsOpen={isSearched}
          >
            <SearchForm
              label={t({ id: 'studies.search.label', message: 'Choisir des études' })}
              action="#studies"
              fields={fields}
              submit={
                <Actions>
                  <Button kind="quiet" type="submit">
                    <Trans id="studies.search.submit">Voir les études</Trans>
                  </Button>
                </Actions>
              }
            />
          </Disclosure>
          {list.count === 0 && <NothingFound />}
          <CardList>
            {list.entries.map((study) => (
              <CatalogueCard key={study.slug} study={study} isAlone={list.count === 1} />
            ))}
          </CardList>
          {list.count > 0 && (
            <form id={comparisonForm} action={comparisonPath}>
              <Actions>
                <Button kind="quiet" type="submit">
                  {list.count === 1 ? (
                    <Trans id="studies.comparison.keep">Garder l’étude cochée</Trans>
                  ) : (
                    <Trans id="studies.comparison.submit">Comparer ou garder les études cochées</Trans>
                  )}
                </Button>
              </Actions>
            </form>
          )}
          <CatalogueParts page={list.page} pages={list.pages} search={search} />
        </Stack>
      </Section>
      <Section tone="mist" labelledBy="talk">
        <Stack>
          <h2 id="talk">
            <Trans id="studies.contact.title">En parler avec nous</Trans>
          </h2>
          <CardList>
            {contacts.map(({ title, text, link }) => (
              <Card key={link.href} title={title} action={<a href={link.href}>{link.text}</a>}>
                <p>{text}</p>
              </Card>
            ))}
          </CardList>
          <MaterialOpener />
        </Stack>
      </Section>
      <Section tone="sand" labelledBy="cautions">
        <Cautions />
      </Section>
    </>
  )
}

/** Suggests next steps if nothing was found. */
function NothingFound() {
  const { i18n } = useLingui()
  return (
    <>
      <p>
        <Trans id="studies.nothing.text">
          Aucune étude ne correspond à ce choix. Cela ne veut pas dire qu’aucune ne vous convient : retirez un choix, ou
          répondez à quelques questions.
        </Trans>
      </p>
      <LinkList
        links={[
          <Link key="all" to="/essais-cliniques">
            <Trans id="studies.nothing.all">Voir toutes les études</Trans>
          </Link>,
          <Link key="finder" to="/trial-finder">
            <Trans id="studies.home.finder">Voir si une étude me correspond</Trans>
          </Link>,
          <Link key="news" to="/your-news">
            {i18n._(newsOfStudies)}
          </Link>,
        ]}
      />
    </>
  )
}

/** A study with notes about the search. A study that is alone in the list cannot be compared. */
function CatalogueCard({ study, isAlone }: { study: CatalogueEntry; isAlone: boolean }) {
  return (
    <StudyCard study={study}>
      {study.notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
      {study.toAsk && (
        <Tag>
          <Trans id="studies.entry.to-ask">À vérifier ensemble</Trans>
        </Tag>
      )}
      <Choice
        kind="checkbox"
        form={comparisonForm}
        name={study.slug}
        value="1"
        label={
          isAlone ? (
            <Trans id="studies.entry.keep">Garder {study.name}</Trans>
          ) : (
            <Trans id="studies.entry.choose">Garder ou comparer {study.name}</Trans>
          )
        }
      />
    </StudyCard>
  )
}

interface CataloguePartsProps {
  page: number
  pages: number
  /** The parameters of the search, which the links keep. */
  search: Readonly<Record<string, string>>
}

/** Pagination of the catalogue; its links work without scripts. */
function CatalogueParts({ page, pages, search }: CataloguePartsProps) {
  const { t } = useLingui()
  if (pages === 1) return null
  return (
    <Pagination
      label={t({ id: 'studies.parts.label', message: 'Pages du catalogue' })}
      previous={
        page > 1 && (
          <Link to="/essais-cliniques" search={{ ...search, page: String(page - 1) }}>
            <Trans id="studies.parts.previous">Études précédentes</Trans>
          </Link>
        )
      }
      current={
        <Trans id="studies.parts.current">
          Page {page} sur {pages}
        </Trans>
      }
      next={
        page < pages && (
          <Link to="/essais-cliniques" search={{ ...search, page: String(page + 1) }}>
            <Trans id="studies.parts.next">Études suivantes</Trans>
          </Link>
        )
      }
    />
  )
}

/** Cautions that apply to every study of the list. */
function Cautions() {
  const { i18n } = useLingui()
  return (
    <Split
      beside={
        <Prose>
          <ul>
            {cautions.points.map((point) => (
              <li key={point.id}>{i18n._(point)}</li>
            ))}
          </ul>
        </Prose>
      }
    >
      <h2 id="cautions">{i18n._(cautions.title)}</h2>
      <p>{i18n._(cautions.talk)}</p>
    </Split>
  )
}
