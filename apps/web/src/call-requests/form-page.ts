import type { Form } from '@clairmemoire/forms/form'
import type { FunctionComponent } from 'react'
import { createRequestPage, type IntroductionProps, loadReceived } from './page/request-page.tsx'

/** A page whose form is built from its definition; `part` is its name among the private parts of the application state. */
export function createFormPage(
  part: string,
  loadForm: () => Promise<Form>,
  Introduction: FunctionComponent<IntroductionProps>,
) {
  const load = async () => {
    const [{ formStages }, form] = await Promise.all([import('./form-stages.tsx'), loadForm()])
    return formStages(form)
  }
  return createRequestPage({ part, load, loadReceived }, Introduction)
}
