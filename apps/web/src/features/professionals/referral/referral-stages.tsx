import { emergencyNumbers } from '@clairmemoire/domain/country'
import { referral } from '@clairmemoire/forms/care/referral'
import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { formStages } from '../../../call-requests/index.ts'
import { EmergencyCalls } from '../../../platform/site/emergency.tsx'

export const { RequestStage, WelcomeBackStage } = formStages(referral, {
  exits: {
    emergency: (i18n, country) => {
      const [number] = emergencyNumbers[country].calls
      const title = msg({ id: 'professionals.emergency.title', message: `Pour une urgence, faites le ${number}` })
      return { title: i18n._(title), body: <Emergency /> }
    },
  },
})

/** Asks the reader to telephone in an emergency, because nobody reads the form immediately. */
function Emergency() {
  return (
    <>
      <p>
        <Trans id="professionals.emergency.call">
          Faites le 
          <EmergencyCalls />. Ce formulaire n’est pas lu tout de suite.
        </Trans>
      </p>
      <p>
        <Trans id="professionals.emergency.confusion">
          Une confusion qui dure depuis peu doit aussi être vue le jour même.
        </Trans>
      </p>
    </>
  )
}
