import { formatPlainDate } from '@clairmemoire/i18n/formats'
import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ProblemCode, QuestionStep, Step, StepProblem } from '../step.ts'
import { localeOf } from './locale-of.ts'

const invalid = msg({ id: 'form-flow.problem.invalid', message: 'Vérifiez cette réponse' })

const general: Record<ProblemCode, MessageDescriptor> = {
  required: msg({ id: 'form-flow.problem.required', message: 'Donnez une réponse pour continuer' }),
  claimed: msg({ id: 'form-flow.problem.claimed', message: 'Une autre personne s’en occupe' }),
  changed_meanwhile: msg({ id: 'form-flow.problem.changed', message: 'Cela a changé entre-temps : relisez la page' }),
  invalid,
  unknown_field: invalid,
  too_long: msg({ id: 'form-flow.problem.too-long', message: 'Écrivez un texte plus court' }),
  not_a_number: msg({ id: 'form-flow.problem.not-a-number', message: 'Écrivez un nombre, par exemple 72' }),
  too_small: msg({ id: 'form-flow.problem.too-small', message: 'Écrivez un nombre plus grand' }),
  too_large: msg({ id: 'form-flow.problem.too-large', message: 'Écrivez un nombre plus petit' }),
  unknown_option: msg({ id: 'form-flow.problem.unknown-option', message: 'Choisissez une réponse de la liste' }),
  bad_postal_code: msg({
    id: 'form-flow.problem.bad-postal-code',
    message: 'Écrivez un numéro de département ou un code postal français, par exemple 75 ou 75011',
  }),
  bad_date: msg({
    id: 'form-flow.problem.bad-date',
    message: 'Écrivez un jour, un mois et une année du calendrier, en chiffres',
  }),
  too_early: msg({ id: 'form-flow.problem.too-early', message: 'Écrivez une date plus récente' }),
  too_late: msg({ id: 'form-flow.problem.too-late', message: 'Écrivez une date plus ancienne' }),
  wrong_type: invalid,
  invalid_email: msg({
    id: 'form-flow.problem.invalid-email',
    message: 'Écrivez une adresse e-mail complète, par exemple prenom@exemple.fr',
  }),
  invalid_phone: msg({
    id: 'form-flow.problem.invalid-phone',
    message: 'Écrivez un numéro de téléphone complet, sans numéro de poste, comme dans l’exemple',
  }),
  phone_not_called: msg({
    id: 'form-flow.problem.phone-not-called',
    message:
      'Nous ne pouvons pas appeler ce numéro : il est surtaxé, de service ou par satellite. Écrivez un numéro fixe ou mobile, comme dans l’exemple',
  }),
  control_character: msg({
    id: 'form-flow.problem.control-character',
    message: 'Effacez ce champ, puis écrivez de nouveau votre réponse',
  }),
  consent_required: msg({ id: 'form-flow.problem.consent-required', message: 'Cochez la case pour continuer' }),
  slot_unavailable: msg({
    id: 'form-flow.problem.slot-unavailable',
    message: 'Ce moment n’est plus libre. Choisissez-en un autre.',
  }),
  questionnaire_outdated: msg({
    id: 'form-flow.problem.questionnaire-outdated',
    message: 'Nos questions ont changé. Vérifiez vos réponses.',
  }),
  wrong_credentials: invalid,
  too_short: invalid,
  taken: msg({ id: 'form-flow.problem.taken', message: 'Cette adresse a déjà un compte' }),
  last_administrator: invalid,
  link_unavailable: msg({
    id: 'form-flow.problem.link-unavailable',
    message: 'Ce lien ne peut plus servir. Demandez-en un autre à la personne qui vous l’a donné.',
  }),
}

/** The text for a date that is too early or too late; it names the limit. */
function dayText(i18n: I18n, { question: { validation } }: QuestionStep, code: ProblemCode): string | undefined {
  const { min_date, max_date } = validation ?? {}
  const locale = localeOf(i18n)
  if (code === 'too_early' && min_date !== undefined) {
    const day = formatPlainDate(locale, min_date)
    return i18n._(msg({ id: 'form-flow.problem.too-early-than', message: `Écrivez une date à partir du ${day}` }))
  }
  if (code === 'too_late' && max_date !== undefined) {
    const day = formatPlainDate(locale, max_date)
    return i18n._(msg({ id: 'form-flow.problem.too-late-than', message: `Écrivez une date jusqu’au ${day}` }))
  }
  return undefined
}

const missingAnswer: Record<QuestionStep['question']['type'], MessageDescriptor> = {
  one_of: msg({ id: 'form-flow.problem.choose-one', message: 'Choisissez une réponse' }),
  several_of: msg({ id: 'form-flow.problem.choose-some', message: 'Choisissez au moins une réponse' }),
  scale: msg({ id: 'form-flow.problem.choose-one', message: 'Choisissez une réponse' }),
  number: msg({ id: 'form-flow.problem.type-number', message: 'Écrivez un nombre' }),
  date: msg({ id: 'form-flow.problem.type-date', message: 'Écrivez le jour, le mois et l’année' }),
  short_text: msg({ id: 'form-flow.problem.type-text', message: 'Écrivez votre réponse' }),
  long_text: msg({ id: 'form-flow.problem.type-text', message: 'Écrivez votre réponse' }),
  postal_code: msg({ id: 'form-flow.problem.type-postal-code', message: 'Écrivez un code postal' }),
}

const missingSlot: Record<string, MessageDescriptor> = {
  day: msg({ id: 'form-flow.problem.choose-day', message: 'Choisissez un jour' }),
  starts_at: msg({ id: 'form-flow.problem.choose-time', message: 'Choisissez une heure' }),
  part_of_day: msg({ id: 'form-flow.problem.choose-part', message: 'Choisissez un moment de la journée' }),
}

/** The instruction that solves a problem; the error summary and the input show the same sentence (R8-08). */
export function problemText(i18n: I18n, step: Step, { field, code }: StepProblem): string {
  if (code === 'required') return missingText(i18n, step, field)
  if (code === 'bad_postal_code' && step.kind === 'question' && step.question.validation?.country === 'US') {
    return i18n._(
      msg({
        id: 'form-flow.problem.bad-zip-code',
        message: 'Écrivez un code postal américain, par exemple 02139, ou ses 3 premiers chiffres',
      }),
    )
  }
  const contactField = step.kind === 'contact' ? step.fields.find(({ id }) => id === field) : undefined
  if (code === 'invalid' && contactField?.type === 'checked') return contactField.wrong
  if (code === 'invalid' && contactField?.type === 'name') {
    return i18n._(
      msg({
        id: 'form-flow.problem.invalid-name',
        message:
          'Écrivez un nom avec des lettres, sans chiffre, sans virgule et sans lien. Laissez une espace après un point.',
      }),
    )
  }
  const ofDay = step.kind === 'question' ? dayText(i18n, step, code) : undefined
  if (ofDay !== undefined) return ofDay
  const { min, max } = (step.kind === 'question' && step.question.validation) || {}
  if ((code === 'too_small' || code === 'too_large') && min !== undefined && max !== undefined) {
    return i18n._(msg({ id: 'form-flow.problem.between', message: `Écrivez un nombre entre ${min} et ${max}` }))
  }
  return i18n._(general[code])
}

function missingText(i18n: I18n, step: Step, field: string): string {
  if (step.kind === 'question') return i18n._(missingAnswer[step.question.type])
  if (step.kind === 'slot') return i18n._(missingSlot[field] ?? general.required)
  const contactField = step.kind === 'contact' ? step.fields.find(({ id }) => id === field) : undefined
  return contactField?.missing ?? i18n._(general.required)
}
