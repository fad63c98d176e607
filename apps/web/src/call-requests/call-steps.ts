import type { CallNeed, CallRequest, CallSlots, Helper } from '@clairmemoire/api-client/schema'
import type { Country } from '@clairmemoire/domain/country'
import { formatPhone } from '@clairmemoire/i18n/phone'
import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import {
  type ConsentStep,
  type ContactStep,
  type ContactField,
  checkStep,
  choiceStep,
  chosenIn,
  consentIn,
  contactDetails,
  contactStep,
  type FlowValues,
  isUnanswered,
  helperFields,
  honeypotIn,
  optional,
  type PhoneNotation,
  phoneField,
  type Step,
  type StepValue,
  slotStep,
  visitorFields,
} from '../form-flow/index.ts'
import { callbackOf, clockSteps, possibleClockSteps } from './clock-step.ts'

/** Who asks, whom to call and when, out of the values of `callSteps`: the phone of who asks, or a helper. */
export function callRequestIn(values: FlowValues, postalCode?: string): CallRequest {
  const { first_name = '', last_name, email, phone, relation } = contactDetails(values['contact'])
  const helper = callsSomeoneElse(values) ? helperIn(values) : undefined
  return {
    first_name,
    ...(last_name ? { last_name } : {}),
    ...(email ? { email } : {}),
    ...callNeedsIn(calleeIn(values)),
    ...(helper ? { helper } : { phone: phone ?? '', ...(relation ? { relation } : {}) }),
    callback: callbackOf(values, { contact: calleeIn(values), postalCode }),
  }
}

/** That the text of the form was agreed to. */
export function consentsIn(values: FlowValues): { agreed: true; text_version: string } {
  const { consent_text_version: version } = consentIn(values)
  return { agreed: true, text_version: version }
}

/** That somebody filled in what people do not see, in any step. */
export function websiteIn(values: FlowValues): { website?: string } {
  return Object.assign({}, ...Object.values(values).map((value) => honeypotIn(contactDetails(value))))
}

/** Asked about whoever is called. */
export function callNeedsIn(called: StepValue | undefined): { needs?: CallNeed[] } {
  const chosen = chosenIn(contactDetails(called)['needs']).filter(isCallNeed)
  return chosen.length > 0 ? { needs: chosen } : {}
}

const callNeeds: readonly CallNeed[] = ['speak_up', 'hearing_aid', 'video', 'interpreter']

function isCallNeed(id: string): id is CallNeed {
  return callNeeds.some((need) => need === id)
}

function helperIn(values: FlowValues): Helper {
  const { first_name = '', last_name, phone = '', relation } = contactDetails(values['helper'])
  return { first_name, ...(last_name ? { last_name } : {}), phone, ...(relation ? { relation } : {}) }
}

const calleeStepId = 'callee'

/** Whom the clinic calls: the visitor, unless they say that it is someone close to them. */
function callsSomeoneElse(values: FlowValues): boolean {
  return values[calleeStepId] === 'someone_else'
}

function calleeIn(values: FlowValues): StepValue | undefined {
  return values[callsSomeoneElse(values) ? 'helper' : 'contact']
}

function calleeStep(i18n: I18n): Step {
  return choiceStep(i18n, {
    id: calleeStepId,
    title: msg({ id: 'call-requests.callee.title', message: 'Qui devons-nous appeler ?' }),
    hint: msg({
      id: 'call-requests.callee.hint',
      message: 'La personne que vous choisissez répondra à nos questions.',
    }),
    options: {
      me: msg({ id: 'call-requests.callee.me', message: 'Moi' }),
      someone_else: msg({ id: 'call-requests.callee.someone-else', message: 'Un de mes proches' }),
    },
  })
}

interface CallStepsInput {
  i18n: I18n
  /** Whose answers were compared. */
  respondent: 'self' | 'someone_else'
  offer: CallSlots
  notation: PhoneNotation
  country: Country
  /** From which the clinic calls, E.164. */
  phone: string
  values: FlowValues
  /** Where the person lives, as far as it was asked. */
  postalCode?: string | undefined
  /** What else is asked before the consent, and how many steps of it may still come. */
  also?: { steps: readonly Step[]; mayCome: number }
  /** To be called about it. */
  consent: ConsentStep
}

const nothingElse = { steps: [], mayCome: 0 }

/** When to call, whom to call and on which number, the consent, the check: the end of every request for a call. */
export function callSteps(input: CallStepsInput): Step[] {
  const { i18n, offer, phone, values, consent, postalCode, also = nothingElse } = input
  const number = formatPhone(phone)
  const callee = { contact: calleeIn(values), postalCode }
  return [
    slotStep(
      i18n,
      {
        title: msg({ id: 'call-requests.slot.title', message: 'Quand pouvons-nous appeler ?' }),
        hint: msg({
          id: 'call-requests.slot.hint',
          message: `Dix minutes, gratuit et sans engagement. Nous appelons depuis le ${number}.`,
        }),
      },
      offer,
    ),
    calleeStep(i18n),
    ...(callsSomeoneElse(values) ? [visitorWithoutCall(i18n), helperStep(input)] : [visitorToCall(input)]),
    ...clockSteps(i18n, offer, values, callee),
    ...also.steps,
    {
      ...consent,
      mayComeBefore:
        (isUnanswered(values, calleeStepId) ? 1 : 0) + possibleClockSteps(offer, values, callee) + also.mayCome,
    },
    checkStep(i18n),
  ]
}

function visitorToCall({ i18n, respondent, country, notation }: CallStepsInput): Step {
  const { firstName, lastName, email, relation } = visitorFields(i18n)
  const title = msg({ id: 'call-requests.contact.title', message: 'Comment pouvons-nous vous joindre ?' })
  return ofCall(
    contactStep(i18n, 'contact', { title }, [
      firstName,
      lastName,
      ...(respondent === 'someone_else' ? [relation] : []),
      phoneField(i18n, { country, notation, isVisitor: true }),
      withoutNeed(i18n, email),
      needsField(i18n, { isVisitor: true }),
    ]),
  )
}

/** A contact as the contract has it in a form that asks for a call. */
function ofCall(step: ContactStep, of = 'call'): ContactStep {
  const named = step.fields.map((field) => ({
    ...field,
    contractField: field.id === 'needs' ? 'call.needs' : `${of}.${field.id}`,
  }))
  return { ...step, fields: named }
}

/** Who wants a call needs no address: what happens next stands on the last page, to be printed or noted. */
function withoutNeed(i18n: I18n, email: ContactField): ContactField {
  return {
    ...optional(email),
    hint: i18n._(
      msg({
        id: 'call-requests.contact.email.hint',
        message: 'Nous y envoyons la confirmation. Sans adresse, vous pourrez imprimer ou noter votre référence.',
      }),
    ),
  }
}

const writer = {
  title: msg({ id: 'call-requests.contact.title-writer', message: 'À qui écrire pour confirmer la demande ?' }),
  hint: msg({
    id: 'call-requests.contact.hint-writer',
    message: 'Donnez d’abord vos coordonnées. Celles de la personne à appeler viennent ensuite.',
  }),
}

function visitorWithoutCall(i18n: I18n): Step {
  const { firstName, lastName, email } = visitorFields(i18n)
  return ofCall(contactStep(i18n, 'contact', writer, [firstName, lastName, withoutNeed(i18n, email)]))
}

const callee = {
  title: msg({ id: 'call-requests.helper.title', message: 'La personne que nous appelons' }),
  hint: msg({ id: 'call-requests.helper.hint', message: 'Prévenez-la : elle recevra notre appel à votre place.' }),
}

function helperStep({ i18n, country, notation }: CallStepsInput): Step {
  const { firstName, lastName, relation } = helperFields(i18n)
  const phone = phoneField(i18n, { country, notation, isVisitor: false })
  const fields = [firstName, lastName, relation, phone, needsField(i18n, { isVisitor: false })]
  return ofCall(contactStep(i18n, 'helper', callee, fields), 'call.helper')
}

/** What to know before the call: asked of the visitor about themselves, or about whom we call instead. */
export function needsField(i18n: I18n, { isVisitor }: { isVisitor: boolean }): ContactField {
  const option = (id: CallNeed, own: MessageDescriptor, other: MessageDescriptor) => ({
    id,
    label: i18n._(isVisitor ? own : other),
  })
  const options = [
    option(
      'speak_up',
      msg({ id: 'call-requests.needs.speak-up', message: 'Parlez fort, s’il vous plaît' }),
      msg({ id: 'call-requests.needs.speak-up.other', message: 'Il faut parler fort' }),
    ),
    option(
      'hearing_aid',
      msg({ id: 'call-requests.needs.hearing-aid', message: 'Je porte un appareil auditif' }),
      msg({ id: 'call-requests.needs.hearing-aid.other', message: 'Cette personne porte un appareil auditif' }),
    ),
    option(
      'video',
      msg({ id: 'call-requests.needs.video', message: 'Je préfère un appel vidéo' }),
      msg({ id: 'call-requests.needs.video.other', message: 'Cette personne préfère un appel vidéo' }),
    ),
    option(
      'interpreter',
      msg({ id: 'call-requests.needs.interpreter', message: 'J’ai besoin d’un interprète' }),
      msg({ id: 'call-requests.needs.interpreter.other', message: 'Cette personne a besoin d’un interprète' }),
    ),
  ]
  return {
    id: 'needs',
    type: 'choices',
    label: i18n._(msg({ id: 'call-requests.needs', message: 'Que devons-nous savoir avant d’appeler ?' })),
    hint: i18n._(msg({ id: 'call-requests.needs.hint', message: 'Facultatif. Plusieurs réponses sont possibles.' })),
    maxLength: 100,
    options,
    write: (ids) =>
      options
        .filter(({ id }) => chosenIn(ids).includes(id))
        .map(({ label }) => label)
        .join(', ') || ids,
  }
}
