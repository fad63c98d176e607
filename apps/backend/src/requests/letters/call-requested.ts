import type { Locale } from '@clairmemoire/domain/locale'
import { formatDate, formatDay, formatMoment, formatNearMoment } from '@clairmemoire/i18n/formats'
import { callCalendar } from '../../calls/call-calendar.ts'
import { type CalledInWords, calledInWords, callTerms, partOfDayInWords } from '../../calls/call-in-words.ts'
import type { PromisedCall } from '../../calls/promised-call.ts'
import { type Clinic, phoneInWords } from '../../clinic/clinic.ts'
import { type Fact, type Letter, ownReference, phoneLink, reachUs, stopByReply, userText } from '../../mail/letter.ts'
import type { RequestRow } from '../request.table.ts'
import { promisedCallOf } from '../stored-request.ts'
import { openPrivatePage } from './private-page.ts'

/** The reason for the mail: the call was requested, was changed, or is tomorrow. */
export type CallOccasion = 'asked' | 'changed' | 'tomorrow'

/**
 * Writes the mail to the visitor: the promised call, the person to call, our number, and how to change the call. Without a
 * capability the mail has no link to the private page.
 */
export function callRequested(
  call: PromisedCall,
  clinic: Clinic,
  capability: string | null = null,
  occasion: CallOccasion = 'asked',
): Letter {
  const { locale, country, callback, callBy } = call
  const text = texts[locale]
  const called = calledInWords(call)
  const whom = called ? text.you : text.somebody
  const from = clinic.phones[country]
  const isChosen = callback.kind === 'slot'
  return {
    locale,
    subject: isChosen
      ? text.chosenSubject(formatNearMoment(locale, callback.starts_at, callback.time_zone))
      : callback.on === undefined
        ? text.openSubject(formatDay(locale, callBy))
        : text.chosenSubject(formatDay(locale, callBy)),
    heading: isChosen ? text.chosenHeading : text.openHeading,
    opening: [text.occasions[occasion](clinic.name)],
    promise: isChosen
      ? { lead: text.chosen(whom), value: formatMoment(locale, callback.starts_at, callback.time_zone) }
      : {
          lead: (callback.on === undefined ? text.open : text.agreed)(
            whom,
            partOfDayInWords(locale, callback, callBy, clinic.calls),
          ),
          value: formatDate(locale, callBy),
        },
    ...openPrivatePage(locale, clinic, capability),
    facts: [
      ...(called ? calledFacts(called, locale) : []),
      { term: text.callFrom, value: [phoneLink(from, phoneInWords(from, country))] },
      ownReference(locale, call.reference),
    ],
    sections: [
      { paragraphs: [callTerms[locale], text.attached] },
      { heading: text.changeHeading, paragraphs: [reachUs(locale, country, clinic, text.change)] },
    ],
    from: clinic,
    stopping: stopByReply(locale),
    calendar: { filename: text.filename, content: callCalendar(call, clinic) },
  }
}

function calledFacts({ firstName, ending }: CalledInWords, locale: Locale): Fact[] {
  const text = texts[locale]
  return [
    ...(firstName === null ? [] : [{ term: text.called, value: [userText(firstName)] }]),
    { term: text.phone, value: text.ending(ending) },
  ]
}

const texts = {
  fr: {
    chosenSubject: (moment: string) => `Votre appel du ${moment}`,
    openSubject: (date: string) => `Votre demande d’appel\u00a0: nous appelons au plus tard le ${date}`,
    chosenHeading: 'Votre appel',
    openHeading: 'Votre demande d’appel',
    occasions: {
      asked: (name: string) =>
        `${name} vous écrit au sujet de l’appel que vous avez demandé. C’est noté\u00a0: vous n’avez rien d’autre à faire.`,
      changed: (name: string) =>
        `${name} vous écrit parce que votre demande d’appel a changé. Voici l’appel tel qu’il est prévu maintenant.`,
      tomorrow: (name: string) => `${name} vous écrit pour vous rappeler que votre appel est demain.`,
    },
    you: 'Nous vous appelons',
    somebody: 'Nous appelons la personne que vous avez indiquée',
    chosen: (whom: string) => `${whom} le`,
    open: (whom: string, part: string) => `${whom} ${part}, au plus tard le`,
    agreed: (whom: string, part: string) => `${whom} ${part}, le`,
    called: 'Personne que nous appelons',
    phone: 'Numéro que nous appelons',
    ending: (digits: string) => `se termine par ${digits}`,
    callFrom: 'Nous appelons avec ce numéro',
    attached: 'Le fichier joint ajoute l’appel à votre agenda.',
    changeHeading: 'Changer ou annuler',
    change: 'Pour changer le moment, ou si vous ne souhaitez plus cet appel',
    filename: 'appel.ics',
  },
  en: {
    chosenSubject: (moment: string) => `Your call on ${moment}`,
    openSubject: (date: string) => `Your call request: we will call by ${date}`,
    chosenHeading: 'Your call',
    openHeading: 'Your call request',
    occasions: {
      asked: (name: string) =>
        `${name} is writing about the call you asked for. We have your request, and there is nothing else you need to do.`,
      changed: (name: string) =>
        `${name} is writing because your call request has changed. Here is the call as it is planned now.`,
      tomorrow: (name: string) => `${name} is writing to remind you that your call is tomorrow.`,
    },
    you: 'We will call you',
    somebody: 'We will call the person you named',
    chosen: (whom: string) => `${whom} on`,
    open: (whom: string, part: string) => `${whom} ${part}, by`,
    agreed: (whom: string, part: string) => `${whom} ${part}, on`,
    called: 'Person we will call',
    phone: 'Number we will call',
    ending: (digits: string) => `ends in ${digits}`,
    callFrom: 'We will call from this number',
    attached: 'The attached file adds the call to your calendar.',
    changeHeading: 'To change or cancel',
    change: 'To change the time, or if you no longer want this call',
    filename: 'call.ics',
  },
} satisfies Record<Locale, unknown>

/** Writes the mail to the visitor after a change. It contains the current call, or says that the call was canceled. */
export function requestChanged(row: RequestRow, clinic: Clinic, capability: string | null): Letter {
  const call = promisedCallOf(row)
  if (row.callState === 'promised') return callRequested(call, clinic, capability, 'changed')
  const { locale, country } = row
  const text = changedTexts[locale]
  return {
    locale,
    subject: text.subject,
    heading: text.subject,
    opening: [text.confirmed(clinic.name), row.helper ? text.cancelledForOther : text.cancelled],
    ...openPrivatePage(locale, clinic, capability),
    facts: [ownReference(locale, row.reference)],
    sections: [{ paragraphs: [reachUs(locale, country, clinic, text.change)] }],
    from: clinic,
    stopping: stopByReply(locale),
    calendar: { filename: text.filename, content: callCalendar(call, clinic, { isCancelled: true }), method: 'CANCEL' },
  }
}

const changedTexts = {
  fr: {
    subject: 'Votre appel est annulé',
    confirmed: (name: string) => `${name} vous confirme que votre appel est annulé.`,
    cancelledForOther:
      'Nous n’appellerons pas la personne que vous avez indiquée. Le fichier joint retire l’appel de votre agenda.',
    cancelled: 'Nous ne vous appellerons pas. Le fichier joint retire l’appel de votre agenda.',
    change: 'Si vous changez d’avis',
    filename: 'appel-annule.ics',
  },
  en: {
    subject: 'Your call is canceled',
    confirmed: (name: string) => `${name} confirms that your call is canceled.`,
    cancelledForOther: 'We will not call the person you named. The attached file removes the call from your calendar.',
    cancelled: 'We will not call you. The attached file removes the call from your calendar.',
    change: 'If you change your mind',
    filename: 'call-canceled.ics',
  },
} satisfies Record<Locale, unknown>

/** Writes the mail to the visitor after an unanswered call. It says how to choose another time. */
export function callNotReached(row: RequestRow, clinic: Clinic, capability: string | null): Letter {
  const { locale, country } = row
  const text = notReachedTexts[locale]
  return {
    locale,
    subject: text.subject,
    heading: text.subject,
    opening: [(row.helper ? text.triedOther : text.tried)(clinic.name), text.choose],
    ...openPrivatePage(locale, clinic, capability),
    facts: [ownReference(locale, row.reference)],
    sections: [{ paragraphs: [reachUs(locale, country, clinic, text.call), text.otherwise] }],
    from: clinic,
    stopping: stopByReply(locale),
  }
}

const notReachedTexts = {
  fr: {
    subject: 'Nous avons essayé de vous joindre',
    tried: (name: string) =>
      `${name} vous écrit parce que vous nous avez demandé un appel. Nous avons appelé, et personne n’a répondu.`,
    triedOther: (name: string) =>
      `${name} vous écrit parce que vous nous avez demandé d’appeler une autre personne. Nous avons appelé, et personne n’a répondu.`,
    choose: 'Choisissez un autre moment sur votre page privée. Nous appellerons à ce moment-là.',
    call: 'Si vous préférez nous appeler',
    otherwise: 'Si vous ne choisissez pas de moment, nous n’appelons plus. Vous n’avez rien à faire.',
  },
  en: {
    subject: 'We tried to reach you',
    tried: (name: string) => `${name} is writing because you asked us for a call. We called, and nobody answered.`,
    triedOther: (name: string) =>
      `${name} is writing because you asked us to call another person. We called, and nobody answered.`,
    choose: 'Choose another time on your private page. We will call you then.',
    call: 'To talk to us sooner',
    otherwise: 'If you do not choose a time, we will not call again. There is nothing you need to do.',
  },
} satisfies Record<Locale, unknown>

/** Writes the mail to the visitor whose chosen time was closed. It says when we call instead, and how to choose another time. */
export function callTimeClosed(row: RequestRow, clinic: Clinic, capability: string | null): Letter {
  const text = timeClosedTexts[row.locale]
  const letter = callRequested(promisedCallOf(row), clinic, capability, 'changed')
  return { ...letter, subject: text.subject, heading: text.subject, opening: [text.closed(clinic.name), text.choose] }
}

const timeClosedTexts = {
  fr: {
    subject: 'Le moment de votre appel change',
    closed: (name: string) =>
      `${name} vous écrit parce que nous ne pouvons pas vous appeler au moment que vous avez choisi. Nous vous prions de nous en excuser.`,
    choose: 'Choisissez un autre moment sur votre page privée. Sinon, voici quand nous appelons.',
  },
  en: {
    subject: 'Your call time has changed',
    closed: (name: string) => `${name} is writing because we cannot call at the time you chose. We are sorry.`,
    choose: 'Choose another time on your private page. Otherwise, this is when we will call.',
  },
} satisfies Record<Locale, unknown>
