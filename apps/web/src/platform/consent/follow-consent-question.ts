import type { CookieConsent } from '@clairmemoire/domain/cookie-consent'
import { consentForm } from './consent-form.ts'
import { keepConsent, keptConsent, onConsentChange } from './kept-consent.ts'

/** Milliseconds for which a message is shown (SPEC, Cookie consent and toasts), unless its reader keeps messages. */
const shownFor = 3000

/** Takes the answer to the question about cookies, says for a moment that it is saved, and takes the question away once there is an answer. */
export function followConsentQuestion(page: Window): void {
  const question = page.document.getElementById(consentForm.id)
  if (!question) return
  const removeIfAnswered = (consent: CookieConsent | undefined) => consent && question.remove()
  removeIfAnswered(keptConsent(page))
  onConsentChange(page, removeIfAnswered)
  question.addEventListener('submit', (event) => {
    event.preventDefault()
    const { submitter } = event
    if (!(submitter instanceof HTMLButtonElement)) return
    keepConsent(page, [submitter.value])
    saySaved(page.document)
  })
}

function saySaved(page: Document): void {
  const status = page.getElementById(consentForm.statusId)
  const message = status?.querySelector('output')
  if (!status || !message) return
  const hide = () => (status.hidden = true)
  status.hidden = false
  message.textContent = message.dataset['saved'] ?? ''
  status.querySelector('button')?.addEventListener('click', hide)
  if (page.documentElement.dataset['keepMessages'] === undefined) setTimeout(hide, shownFor)
}
