import type { OrientationForm, UserType } from '@clairmemoire/api-client/schema'
import { emergencyNumbers } from '@clairmemoire/domain/country'
import { possibleQuestions, type Question, shortForm, shownQuestions } from '@clairmemoire/domain/questionnaire'
import type { ConsentText } from '@clairmemoire/forms/consent-text'
import { buttonClass } from '@clairmemoire/ui/button'
import { Notice } from '@clairmemoire/ui/notice'
import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { answersIn, checkStep, consentStep, type FlowValues, type Step } from '../../../form-flow/index.ts'
import { EmergencyCalls, EmergencyElsewhere, EmergencyMessage } from '../../../platform/site/emergency.tsx'
import { useVisitorCountry } from '../../../platform/site/site-hooks.ts'
import { PageLink } from '../../../routing/page-link.tsx'
import type { SelfTestDraft } from '../self-test-draft.ts'

/** The questions to ask now: those of the short form, if the test has one and it is not done yet. */
export function applicableForm(
  form: OrientationForm,
  { continued }: Pick<SelfTestDraft, 'continued'>,
): OrientationForm {
  return form.short_minutes === undefined || continued ? form : shortForm(form)
}

interface Steps {
  form: OrientationForm
  consent: ConsentText<UserType>
  values: FlowValues
  continued: SelfTestDraft['continued']
}

/** The visible questions without those of a finished short form, then the consent and the check. */
export function testSteps(i18n: I18n, { form, consent, values, continued }: Steps): Step[] {
  const shownForm = applicableForm(form, { continued })
  const { user_type } = form
  const wording = user_type === 'patient' ? 'self' : 'someone_else'
  const settled = new Set(form.questions.map(({ settles }) => settles))
  // A question that another question settles shows no notice, because the settling question stops the test with its own page.
  const warningFor = ({ id, settles }: Question) =>
    settles !== undefined
      ? { stop: { title: i18n._(callNow), body: <EmergencyCall /> } }
      : settled.has(id)
        ? {}
        : { urgentHelp: <UrgentHelp /> }
  const answers = answersIn(shownForm, values)
  const isNew = ({ id }: Question) => !continued?.answered.includes(id)
  const shown = shownQuestions(shownForm, answers).filter(isNew)
  return [
    ...shown.map(
      (question): Step => ({ kind: 'question', id: question.id, question, wording, ...warningFor(question) }),
    ),
    {
      ...consentStep(i18n, consent, user_type),
      mayComeBefore: possibleQuestions(shownForm, answers).filter(isNew).length - shown.length,
    },
    checkStep(i18n, {
      title: msg({ id: 'self-test.check.title', message: 'Relisez vos réponses' }),
      submitLabel: msg({ id: 'self-test.check.submit', message: 'Envoyer et voir mon résultat' }),
    }),
  ]
}

const callNow = msg({ id: 'self-test.stop.title', message: 'Appelez les secours maintenant' })

/** The emergency notice that appears below a question. */
function UrgentHelp() {
  const { t } = useLingui()
  return (
    <Notice tone="warning" announce title={t({ id: 'self-test.urgent.title', message: 'Appelez maintenant' })}>
      <p>
        <Trans id="self-test.urgent.call">
          Un changement qui vient d’un coup doit être vu tout de suite. Appelez le 
          <EmergencyCalls />.
        </Trans>{' '}
        <EmergencyElsewhere />
      </p>
      <p>
        <Trans id="self-test.urgent.more">
          <PageLink to="/help-now">Tous les signes et les numéros</PageLink>. Vos réponses restent ici : vous pourrez
          continuer après.
        </Trans>
      </p>
    </Notice>
  )
}

/** Shows the emergency number of the person's country, on the page that stops the test. */
function EmergencyCall() {
  const [number, second] = emergencyNumbers[useVisitorCountry()].calls
  return (
    <>
      <p>
        <a href={`tel:${number}`} className={buttonClass('primary')}>
          <Trans id="self-test.stop.call">Appeler le {number}</Trans>
        </a>
      </p>
      <p>
        <Trans id="self-test.stop.text">
          Un changement qui vient d’un coup doit être vu tout de suite, même s’il semble passer. Ne conduisez pas.
          Restez avec quelqu’un si vous le pouvez.
        </Trans>
      </p>
      <p>
        {second !== undefined && (
          <Trans id="self-test.stop.second">
            Le <a href={`tel:${second}`}>{second}</a> répond aussi, partout en Europe.
          </Trans>
        )}{' '}
        <Trans id="self-test.stop.message">
          Si vous ne pouvez pas parler, envoyez un SMS au 
          <EmergencyMessage />.
        </Trans>{' '}
        <EmergencyElsewhere />
      </p>
    </>
  )
}
