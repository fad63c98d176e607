import { Disclosure } from '@clairmemoire/ui/disclosure'
import { SummaryList } from '@clairmemoire/ui/summary-list'
import { Trans, useLingui } from '@lingui/react/macro'
import { describedValues } from '../../form-flow/index.ts'
import { answeredSteps, type OwnAnswers } from './own-answers.ts'

/** Everything that would go along, for who wants to read it first. */
export function OwnAnswersNotice({ own }: { own: OwnAnswers }) {
  const { i18n } = useLingui()
  return (
    <Disclosure summary={<Trans id="study-requests.own-answers.show">Lire les réponses de cet appareil</Trans>}>
      <SummaryList rows={describedValues(i18n, answeredSteps(own), own.values)} />
    </Disclosure>
  )
}
