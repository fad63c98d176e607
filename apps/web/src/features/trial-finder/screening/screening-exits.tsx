import type { Screening } from '@clairmemoire/domain/screening-order'
import { formatPhone } from '@clairmemoire/i18n/phone'
import { Button } from '@clairmemoire/ui/button'
import { LinkList } from '@clairmemoire/ui/link-list'
import { OutwardLink } from '@clairmemoire/ui/outward-link'
import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { FlowValues, Step } from '../../../form-flow/index.ts'
import { useContactPhone } from '../../../platform/site/site-hooks.ts'
import { PageLink } from '../../../routing/page-link.tsx'
import type { FinderContext } from '../finder-draft.ts'
import { type Respondent, type ScreeningOptions, screeningSteps } from './screening-steps.ts'

/** Public registers for studies in other countries. */
const registers = [
  { href: 'https://clinicaltrials.gov', label: 'ClinicalTrials.gov' },
  { href: 'https://euclinicaltrials.eu', label: 'EU Clinical Trials' },
]

/** Explains why the questions end here, and names alternatives. */
function screeningExits(i18n: I18n, onAskForNews: () => void): ScreeningOptions['exits'] {
  return (respondent) => ({
    country: {
      title: i18n._(
        msg({ id: 'trial-finder.exit.country.title', message: 'Nos études ont lieu en France et aux États-Unis' }),
      ),
      body: <Elsewhere onAskForNews={onAskForNews} />,
    },
    age: {
      title: i18n._(msg({ id: 'trial-finder.exit.age.title', message: 'Ces études s’adressent aux adultes' })),
      body: <Underage respondent={respondent} />,
    },
    diagnosis: {
      title: i18n._(
        msg({
          id: 'trial-finder.exit.diagnosis.title',
          message: 'Aucune étude ouverte ici ne s’adresse aux personnes qui ont ce diagnostic',
        }),
      ),
      body: <NoStudyForDiagnosis respondent={respondent} onAskForNews={onAskForNews} />,
    },
  })
}

function Elsewhere({ onAskForNews }: { onAskForNews: () => void }) {
  const { t } = useLingui()
  const phone = useContactPhone()
  const number = formatPhone(phone)
  return (
    <>
      <p>
        <Trans id="trial-finder.exit.country.why">
          Aucune étude que nous présentons n’a de lieu dans un autre pays. Une personne qui y habite ne peut donc pas
          participer pour le moment. Nous préférons vous le dire avant de poser des questions de santé.
        </Trans>
      </p>
      <p>
        <Trans id="trial-finder.exit.country.possible">
          Voici ce qui est possible : demander à un médecin si une étude existe près de chez vous, ou chercher dans ces
          registres publics, ouverts à tous.
        </Trans>
      </p>
      <LinkList
        links={registers.map(({ href, label }) => (
          <OutwardLink key={href} href={href} note={t({ id: 'trial-finder.other-site', message: 'autre site' })}>
            {label}
          </OutwardLink>
        ))}
      />
      <p>
        <Trans id="trial-finder.exit.country.phone">
          Si vous vivez une partie de l’année en France ou aux États-Unis, changez de réponse ou appelez-⁠nous au{' '}
          <a href={`tel:${phone}`}>{number}</a>.
        </Trans>
      </p>
      <NewsLink onAskForNews={onAskForNews} />
    </>
  )
}

function NoStudyForDiagnosis({ respondent, onAskForNews }: { respondent: Respondent; onAskForNews: () => void }) {
  const phone = useContactPhone()
  const number = formatPhone(phone)
  return (
    <>
      <p>
        {respondent === 'self' ? (
          <Trans id="trial-finder.exit.diagnosis.why">
            Les études que nous présentons dans votre pays s’adressent à des personnes qui n’ont pas cette maladie, ou
            pas à ce stade. Nous préférons vous le dire tout de suite, avant d’autres questions.
          </Trans>
        ) : (
          <Trans id="trial-finder.exit.diagnosis.why-other">
            Les études que nous présentons dans le pays de votre proche s’adressent à des personnes qui n’ont pas cette
            maladie, ou pas à ce stade. Nous préférons vous le dire tout de suite, avant d’autres questions.
          </Trans>
        )}
      </p>
      <p>
        <Trans id="trial-finder.exit.diagnosis.possible">
          Cela ne veut pas dire qu’il n’y a rien à faire. Un médecin peut proposer des soins, et des personnes peuvent
          vous aider chaque jour.
        </Trans>
      </p>
      <LinkList
        links={[
          <PageLink key="help" to="/for-relatives">
            <Trans id="trial-finder.exit.diagnosis.help">De l’aide pour les proches et les malades</Trans>
          </PageLink>,
          <PageLink key="now" to="/help-now">
            <Trans id="trial-finder.exit.diagnosis.listening">Des numéros pour parler à quelqu’un</Trans>
          </PageLink>,
        ]}
      />
      <p>
        <Trans id="trial-finder.exit.diagnosis.phone">
          Vous voulez en parler avec nous ? Appelez-⁠nous au <a href={`tel:${phone}`}>{number}</a>. Une erreur dans la
          réponse ? Revenez en arrière pour la corriger.
        </Trans>
      </p>
      <NewsLink onAskForNews={onAskForNews} />
    </>
  )
}

function NewsLink({ onAskForNews }: { onAskForNews: () => void }) {
  return (
    <p>
      <Button kind="link" onClick={onAskForNews}>
        <Trans id="trial-finder.exit.country.news">Être au courant des nouvelles études</Trans>
      </Button>
    </p>
  )
}

function Underage({ respondent }: { respondent: Respondent }) {
  const phone = useContactPhone()
  const number = formatPhone(phone)
  return (
    <>
      <p>
        <Trans id="trial-finder.exit.age.why">
          Les études que nous présentons commencent à 50 ans ou plus. Aucune n’accepte une personne de moins de 18 ans :
          il est donc inutile de répondre aux autres questions.
        </Trans>
      </p>
      <p>
        {respondent === 'self' ? (
          <Trans id="trial-finder.exit.age.turn">
            Si votre mémoire vous inquiète, parlez-en à un adulte en qui vous avez confiance, à un médecin ou à
            l’infirmerie de votre école.
          </Trans>
        ) : (
          <Trans id="trial-finder.exit.age.turn-other">
            Si la mémoire d’un enfant ou d’un adolescent vous inquiète, parlez-en à son médecin.
          </Trans>
        )}
      </p>
      <p>
        <Trans id="trial-finder.exit.age.phone">
          Une erreur dans l’âge ? Revenez en arrière pour le corriger, ou appelez-⁠nous au{' '}
          <a href={`tel:${phone}`}>{number}</a>.
        </Trans>
      </p>
    </>
  )
}

/** The steps of the screening for the visitor of a page. */
export function visitSteps(
  i18n: I18n,
  { site, goTo }: FinderContext,
  questionnaire: Screening,
  values: FlowValues,
): Step[] {
  const exits = screeningExits(i18n, () => goTo('news'))
  return screeningSteps(i18n, questionnaire, values, { siteCountry: site.settings.country, exits })
}
