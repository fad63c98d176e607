import type { Contact, Receipt } from '@clairmemoire/api-client/schema'
import type { Locale } from '@clairmemoire/domain/locale'
import type { Say } from '@clairmemoire/ui/testing/in-language'
import type { StoryObj } from '@storybook/react-vite'
import { cleanRequest, type RequestDraft } from '../call-requests/index.ts'
import { emptyDraft, type FlowValues } from '../form-flow/index.ts'
import { type SitePage, sitePage } from './site-page.ts'
import type { StagedBackend } from './staged-backend.ts'

interface RequestOfPage {
  path: string
  /** The part of the application state with the draft. */
  part: string
  /** A complete draft. */
  values: FlowValues
  backend: () => StagedBackend
}

interface ShownRequest extends Pick<SitePage, 'clients'> {
  stage?: 'introduction'
  step?: string
  /** Answers that differ from those of the page. */
  answers?: FlowValues
  /** Whether the visitor returns on another visit. */
  isNewVisit?: boolean
  receipt?: Receipt | Contact
  heading: (say: Say) => string
  backend?: (locale: Locale) => StagedBackend
}

/** Creates stories of a French page with one request, as a returning visitor with complete answers sees it. */
export function requestStory({ path, part, values, backend }: RequestOfPage) {
  return ({
    stage,
    step,
    answers,
    isNewVisit = false,
    receipt,
    heading,
    backend: change,
    clients,
  }: ShownRequest): StoryObj => {
    const shown = receipt ? 'received' : 'request'
    const draft: RequestDraft<Receipt | Contact> = {
      ...cleanRequest,
      stage: shown,
      flows: {
        request: receipt
          ? emptyDraft
          : { ...emptyDraft, values: { ...values, ...answers }, ...(step === undefined ? {} : { step }) },
      },
      ...(receipt ? { receipt } : {}),
    }
    return sitePage({
      path,
      heading,
      ...(stage || isNewVisit ? {} : { position: { stage: shown, ...(step === undefined ? {} : { step }) } }),
      remembered: () => (stage ? {} : { [part]: draft }),
      backend: (locale) => ({ ...backend(), ...change?.(locale) }),
      ...(clients && { clients }),
    })
  }
}
