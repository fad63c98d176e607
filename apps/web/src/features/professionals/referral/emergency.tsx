import { Trans } from '@lingui/react/macro'

/** A form is read by people, later. */
export function Emergency() {
  return (
    <>
      <p>
        <Trans id="professionals.emergency.call">
          Faites le <a href="tel:15">15</a> ou le <a href="tel:112">112</a>. Ce formulaire n’est pas lu tout de suite.
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
