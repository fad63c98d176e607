import type { NearestSite, StudyAssessment } from '@clairmemoire/api-client/schema'
import type { StudyIntroduction } from '@clairmemoire/cms-client/study'
import { isLocale } from '@clairmemoire/domain/locale'
import { formatPlainDate } from '@clairmemoire/i18n/formats'
import { Actions } from '@clairmemoire/ui/actions'
import { Button } from '@clairmemoire/ui/button'
import { CriteriaList } from '@clairmemoire/ui/criteria-list'
import { Disclosure } from '@clairmemoire/ui/disclosure'
import { LinkList } from '@clairmemoire/ui/link-list'
import { OutwardLink } from '@clairmemoire/ui/outward-link'
import { Prose } from '@clairmemoire/ui/prose'
import { Tag } from '@clairmemoire/ui/tag'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useSite } from '../../../platform/site/site-hooks.ts'
import { publicPath } from '../../../routing/public-paths.ts'
import { siteAddress } from '../../../routing/site-address.ts'
import { pageOf } from '../../../routing/site-map.ts'
import { nearestSiteText, newsOfStudies, statusLabels, StatusTag } from '../../../study-entries/index.ts'
import { criterionSentence } from './criteria.copy.ts'
import { outcomeLabel } from './outcomes.ts'

/** Shows each criterion of a study with its state, the criteria that the team checks, and the nearest site. */
export function StudyResult({ study, respondent }: { study: StudyAssessment; respondent: 'self' | 'someone_else' }) {
  const { i18n } = useLingui()
  const locale = isLocale(i18n.locale) ? i18n.locale : 'fr'
  const { trial_code, criteria, status, last_checked, nearest_site } = study
  const checked = formatPlainDate(locale, last_checked)
  const itemOf = (criterion: StudyAssessment['criteria'][number]) => ({
    id: criterion.id,
    state: criterion.kind === 'checked_by_team' ? ('team' as const) : markOf(criterion.state),
    text: criterionSentence(i18n, locale, criterion, respondent),
  })
  const byTeam = criteria.filter(({ kind }) => kind === 'checked_by_team')
  return (
    <>
      <p>
        <StatusTag status={status}>{i18n._(statusLabels[status])}</StatusTag>{' '}
        <Trans id="trial-finder.result.last-checked">Vérifié le {checked}</Trans>
      </p>
      {nearest_site ? <NearestSiteLine site={nearest_site} /> : null}
      <CriteriaList items={criteria.filter(({ kind }) => kind !== 'checked_by_team').map(itemOf)} />
      {byTeam.length > 0 ? (
        <Disclosure summary={<Trans id="trial-finder.result.by-team">Ce que seule l’équipe peut vérifier</Trans>}>
          <CriteriaList items={byTeam.map(itemOf)} />
        </Disclosure>
      ) : null}
      <LinkList
        links={[
          <StudyPageLink key={trial_code} study={study} />,
          ...(isOutOfReach(study)
            ? [
                <Link key="news" to="/your-news">
                  {i18n._(newsOfStudies)}
                </Link>,
              ]
            : []),
        ]}
      />
    </>
  )
}

const far = 100

/** Whether the study is closed, not open yet, without a site in the country, or more than 100 kilometers or miles away. */
function isOutOfReach({ reason, nearest_site }: StudyAssessment): boolean {
  return (reason !== undefined && reason !== 'criteria') || (nearest_site?.distance.value ?? 0) > far
}

function markOf(state: StudyAssessment['criteria'][number]['state']) {
  return state === 'declined' ? 'cannot_tell' : state
}

function NearestSiteLine({ site }: { site: NearestSite }) {
  const { i18n } = useLingui()
  const locale = isLocale(i18n.locale) ? i18n.locale : 'fr'
  return <p>{nearestSiteText(i18n, locale, site.city, site.distance)}</p>
}

/** A link to the page of the study; for a study in the other country, the page is on that country's site. */
function StudyPageLink({ study }: { study: StudyAssessment }) {
  const { t } = useLingui()
  const { locale, settings } = useSite()
  const { name } = study
  if (study.locale === locale) {
    return (
      <Link to="/essais-cliniques/$trial_name" params={{ trial_name: study.slug }}>
        <Trans id="trial-finder.result.study-link">Lire la page de {name}</Trans>
      </Link>
    )
  }
  return (
    <OutwardLink
      href={siteAddress(
        study.locale,
        publicPath(pageOf('StudyDetail'), study.locale, { trial_name: study.slug }),
        settings,
      )}
      note={t({ id: 'trial-finder.result.other-language', message: 'en anglais' })}
    >
      {t({ id: 'trial-finder.result.study-link', message: `Lire la page de ${name}` })}
    </OutwardLink>
  )
}

interface OpenStudyProps {
  study: StudyAssessment
  /** The text of the study; undefined if it could not be loaded. */
  text: StudyIntroduction | undefined
  respondent: 'self' | 'someone_else'
  /** The first study shows all details, and its call button is in the head of the result. Other studies are folded. */
  isFirst: boolean
  /** Unanswered questions that would make the result more certain. */
  missing: readonly MissingAnswer[]
  onAnswer: (question: string) => void
  onBook: () => void
}

/** A question of the finder in its original wording. */
export interface MissingAnswer {
  id: string
  label: string
}

/** Shows a study that may suit, with a summary, the reasons and a button to ask for a call (R2-101, R2-105). */
export function OpenStudy({ study, text, respondent, isFirst, missing, onAnswer, onBook }: OpenStudyProps) {
  const { i18n } = useLingui()
  const { name } = study
  const details = (
    <>
      {text?.introduction.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      <h3>
        <Trans id="trial-finder.result.compared">Ce que nous avons comparé</Trans>
      </h3>
      <StudyResult study={study} respondent={respondent} />
    </>
  )
  return (
    <section>
      <Prose>
        <h2>{text?.title ?? name}</h2>
        <p>
          <Tag>{i18n._(outcomeLabel(study))}</Tag>
        </p>
        {missing.length > 0 && (
          <>
            <p>
              <Trans id="trial-finder.result.missing">
                Vous n’avez pas répondu. Votre réponse dirait mieux si elle convient :
              </Trans>
            </p>
            <Actions>
              {missing.map(({ id, label }) => (
                <Button key={id} kind="quiet" onClick={() => onAnswer(id)}>
                  {label}
                </Button>
              ))}
            </Actions>
          </>
        )}
        {isFirst ? (
          details
        ) : (
          <Disclosure summary={<Trans id="trial-finder.result.why">En savoir plus sur {name}</Trans>}>
            {details}
          </Disclosure>
        )}
      </Prose>
      {isFirst ? null : (
        <Actions>
          <BookCall kind="quiet" study={study} onBook={onBook} />
        </Actions>
      )}
    </section>
  )
}

interface BookCallProps {
  kind: 'sun' | 'quiet'
  study: StudyAssessment
  onBook: () => void
}

export function BookCall({ kind, study, onBook }: BookCallProps) {
  const { name } = study
  return (
    <Button kind={kind} onClick={onBook}>
      <Trans id="trial-finder.result.book">Choisir le moment d’un appel sur {name}</Trans>
    </Button>
  )
}
