import type { Questionnaire } from '@clairmemoire/api-client/schema'
import type { I18n } from '@lingui/core'
import type { FlowValues, Step } from '../../../form-flow/index.ts'
import type { FinderVisit } from '../finder-draft.ts'
import { screeningExits } from './screening-exits.tsx'
import { screeningSteps } from './screening-steps.ts'

/** The steps of the screening for the visitor of a page. */
export function visitSteps(
  i18n: I18n,
  { site, goTo }: FinderVisit,
  questionnaire: Questionnaire,
  values: FlowValues,
): Step[] {
  const exits = screeningExits(i18n, () => goTo('news'))
  return screeningSteps(i18n, questionnaire, values, { siteCountry: site.settings.country, exits })
}
