import type { OrientationForm, UserType } from '@clairmemoire/api-client/schema'
import { formatPhone } from '@clairmemoire/i18n/phone'
import { Actions } from '@clairmemoire/ui/actions'
import { Button } from '@clairmemoire/ui/button'
import tea from '@clairmemoire/ui/drawings/tea.svg'
import { Hero } from '@clairmemoire/ui/hero'
import { LinkList } from '@clairmemoire/ui/link-list'
import { Prose } from '@clairmemoire/ui/prose'
import { Section } from '@clairmemoire/ui/section'
import { Trans } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { useDocumentTitle } from '../../../form-flow/index.ts'
import { DeviceTransfer } from '../../../own-results/index.ts'
import type { SiteContext } from '../../../platform/site/site-context.ts'
import { useContactPhone } from '../../../platform/site/site-hooks.ts'
import { PageLink } from '../../../routing/page-link.tsx'

interface IntroductionProps {
  site: SiteContext
  pageTitle: string
  /** Whether the main button starts the test for someone else; false until the page is interactive. */
  forRelative: boolean
  onStart: (userType: UserType) => void
}

/** Shows the purpose, limits, duration and respondents of the test; readable without JavaScript. */
export function Introduction({ site, pageTitle, forRelative, onStart }: IntroductionProps) {
  useDocumentTitle(pageTitle)
  const phone = useContactPhone()
  const number = formatPhone(phone)
  return (
    <>
      <Hero
        title={<Trans id="self-test.introduction.title">Faire le point sur la mémoire</Trans>}
        sketch={tea}
        lead={
          <Trans id="self-test.introduction.lead">
            Des questions simples sur la vie de tous les jours, pour vous ou pour un proche. À la fin, vous saurez quoi
            faire ensuite.
          </Trans>
        }
        actions={
          <Actions needsScript>
            <Button kind={forRelative ? 'quiet' : 'primary'} onClick={() => onStart('patient')}>
              <Trans id="self-test.introduction.patient">Répondre pour moi</Trans>
            </Button>
            <Button kind={forRelative ? 'primary' : 'quiet'} onClick={() => onStart('relative')}>
              <Trans id="self-test.introduction.relative">Répondre pour un proche</Trans>
            </Button>
            <Button kind="link" onClick={() => onStart('professional')}>
              <Trans id="self-test.introduction.professional">Je suis soignant</Trans>
            </Button>
          </Actions>
        }
        note={
          <Trans id="self-test.introduction.note">
            Ce test ne pose pas de diagnostic. Il ne dit pas si une mémoire est normale.
          </Trans>
        }
      >
        <LinkList
          links={[
            <PageLink key="easy" to="/easy-memory-test">
              <Trans id="self-test.introduction.easy">Le test de mémoire, en facile à lire</Trans>
            </PageLink>,
          ]}
        />
        <noscript>
          <p>
            <Trans id="self-test.introduction.no-script">
              Ce test a besoin de JavaScript. Vous pouvez aussi en parler avec nous par téléphone :{' '}
              <a href={`tel:${phone}`}>{number}</a>.
            </Trans>
          </p>
        </noscript>
      </Hero>
      <Section>
        <Prose>
          <h2>
            <Trans id="self-test.introduction.before">Avant de commencer</Trans>
          </h2>
          <dl>
            <dt>
              <Trans id="self-test.introduction.duration">Durée</Trans>
            </dt>
            <dd>
              <Duration site={site} />
            </dd>
            <dt>
              <Trans id="self-test.introduction.sudden">Un trouble qui vient d’un coup</Trans>
            </dt>
            <dd>
              <Trans id="self-test.introduction.sudden.value">
                N’attendez pas la fin d’un test. Lisez d’abord <PageLink to="/help-now">De l’aide, maintenant</PageLink>
                .
              </Trans>
            </dd>
            <dt>
              <Trans id="self-test.introduction.result">Ce que vous aurez</Trans>
            </dt>
            <dd>
              <Trans id="self-test.introduction.result.value">
                Une prochaine étape, des conseils avec leurs raisons, et une page à donner à votre médecin.
              </Trans>
            </dd>
            <dt>
              <Trans id="self-test.introduction.limits">Ce que ce test ne peut pas dire</Trans>
            </dt>
            <dd>
              <Trans id="self-test.introduction.limits.value">
                Personne n’a vérifié s’il repère une maladie. Lisez{' '}
                <PageLink to="/self-test-limits">comment il marche, et ses limites</PageLink>.
              </Trans>
            </dd>
            <dt>
              <Trans id="self-test.introduction.answers">Vos réponses</Trans>
            </dt>
            <dd>
              <Trans id="self-test.introduction.answers.value">
                Elles restent sur cet appareil tant que vous n’acceptez pas de les envoyer. Elles s’effacent après
                20 heures sans activité.
              </Trans>
            </dd>
          </dl>
          <p>
            <Trans id="self-test.introduction.phone">
              Vous préférez en parler d’abord ? Appelez-⁠nous au <a href={`tel:${phone}`}>{number}</a>.
            </Trans>
          </p>
          <DeviceTransfer site={site}>
            <Trans id="self-test.introduction.carried">Continuer ici un test commencé sur un autre appareil</Trans>
          </DeviceTransfer>
        </Prose>
      </Section>
    </>
  )
}

/** The duration according to the questionnaire. Until it is loaded, and without JavaScript, a text without numbers. */
function Duration({ site }: { site: SiteContext }) {
  const form = useOrientationForm(site)
  if (form === undefined)
    return (
      <Trans id="self-test.introduction.duration.value">
        Quelques minutes. Prenez votre temps : rien ne presse, et vous pouvez faire une pause.
      </Trans>
    )
  const { minutes, short_minutes: shortMinutes } = form
  return shortMinutes === undefined ? (
    <Trans id="self-test.introduction.duration.minutes">
      Environ {minutes} minutes. Prenez votre temps : rien ne presse, et vous pouvez faire une pause.
    </Trans>
  ) : (
    <Trans id="self-test.introduction.duration.short">
      Environ {shortMinutes} minutes. Prenez votre temps : rien ne presse, et vous pouvez faire une pause. Après le
      résultat, d’autres questions vous sont proposées. Vous pouvez dire non.
    </Trans>
  )
}

/** The questions for people who answer for themselves; undefined until they are loaded. */
function useOrientationForm({ api, locale, queryClient }: SiteContext): OrientationForm | undefined {
  const [form, setForm] = useState<OrientationForm>()
  // If loading fails, the page shows a general text.
  useEffect(() => {
    Promise.all([queryClient(), import('../self-test.queries.ts')])
      .then(([client, { formQuery }]) => client.ensureQueryData(formQuery(api, locale, 'patient')))
      .then(setForm)
      .catch(() => {})
  }, [api, locale, queryClient])
  return form
}
