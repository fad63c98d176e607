import type { LimitedRequest, PrivateRequest } from '@clairmemoire/api-client/schema'
import type { Locale } from '@clairmemoire/domain/locale'
import { type Say, sayIn } from '@clairmemoire/ui/testing/in-language'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { ownRequestKey } from '../../private-views/index.ts'
import { sampleSlots } from '../../testing/sample-call-slots.ts'
import { sampleSettings } from '../../testing/sample-settings.ts'
import { type SitePage, sitePage } from '../../testing/site-page.ts'
import {
  codeRequired,
  notFound,
  nothing,
  refused,
  type StagedBackend,
  sampleResultId,
  unreachable,
} from '../../testing/staged-backend.ts'
import { sampleLimited, sampleLimitedCall, sampleRequest } from './testing/sample-request.ts'

const meta: Meta = { title: 'Your request' }

export default meta

interface ShownRequest {
  change?: (locale: Locale) => Partial<PrivateRequest>
  heading?: (say: Say) => string
  backend?: (locale: Locale) => StagedBackend
}

const path = `/api/requests/${sampleResultId}` as const
const weCall = (say: Say): string => say('Nous appelons', 'We will call')

const shown = ({ change, heading = weCall, backend }: ShownRequest = {}) =>
  sitePage({
    path: '/your-request',
    heading,
    remembered: () => ({ [ownRequestKey.part]: { id: sampleResultId } }),
    backend: (locale) => ({
      [`GET ${path}`]: sampleRequest(locale, change?.(locale)),
      'GET /api/trials/call-slots': sampleSlots,
      ...backend?.(locale),
    }),
  })

/** The page with every part open, after these texts were pressed. */
function pressed(page: StoryObj, ...names: readonly ((say: Say) => string | RegExp)[]): StoryObj {
  return {
    ...page,
    play: async (context) => {
      await page.play?.(context)
      const say = sayIn(context.globals['locale'])
      for (const part of document.querySelectorAll<HTMLDetailsElement>('.accordion > details')) part.open = true
      for (const name of names) await userEvent.click(await screen.findByText(name(say)))
    },
  }
}

/** The page of a request in this state, without a call. */
function ended(name: PrivateRequest['state']['name'], heading: (say: Say) => string) {
  return sitePage({
    path: '/your-request',
    heading,
    remembered: () => ({ [ownRequestKey.part]: { id: sampleResultId } }),
    backend: (locale) => {
      const { call: _, consents, ...request } = sampleRequest(locale, { state: { name, on: '2027-03-06' } })
      const taken = { withdrawn_on: '2027-03-06', withdrawable: false }
      const agreed = name === 'withdrawn' ? consents.map((each) => ({ ...each, ...taken })) : consents
      return { [`GET ${path}`]: { ...request, consents: agreed } }
    },
  })
}

const move = (say: Say) => say('Choisir un autre moment', 'Choose another time')
const keep = (say: Say) => say('Prendre ce moment', 'Choose this time')

const empty: SitePage = {
  path: '/your-request',
  heading: (say) => say('Votre demande', 'Your request'),
  backend: () => ({ 'POST /api/mail/send/': { accepted: true, mail: 'may_leave' } }),
}
export const Empty = sitePage(empty)
const linkAgain = (say: Say) => say('Recevoir de nouveau mon lien', 'Send me my link again')
export const LinkAgain = pressed(Empty, linkAgain)
export const LinkAgainWithoutDetails = pressed(LinkAgain, (say) => say('Recevoir mon lien', 'Send me my link'))

/** The page after the link was requested for this address or number. */
function linkRequested(page: StoryObj, label: (say: Say) => string, to: string): StoryObj {
  return {
    ...page,
    play: async (context) => {
      await page.play?.(context)
      const say = sayIn(context.globals['locale'])
      await userEvent.type(await screen.findByLabelText(say('Votre référence', 'Your reference')), 'CM-7F3K-92QD')
      await userEvent.type(await screen.findByLabelText(label(say)), to)
      await userEvent.click(await screen.findByText(say('Recevoir mon lien', 'Send me my link')))
    },
  }
}
export const LinkAgainSent = linkRequested(
  LinkAgain,
  (say) => say('Votre adresse e-mail', 'Your email address'),
  'a@b.test',
)
const addressOrNumber = (say: Say) =>
  say('Votre adresse e-mail ou votre numéro de mobile', 'Your email address or your cell phone number')
export const LinkAgainByNumber = pressed(
  sitePage({
    ...empty,
    clients: (locale) => ({ settings: { ...sampleSettings(locale), smsCountries: ['FR', 'US'] } }),
  }),
  linkAgain,
)
export const LinkAgainNumberWrong = linkRequested(LinkAgainByNumber, addressOrNumber, '06 39')
export const LinkAgainSentByNumber = linkRequested(LinkAgainByNumber, addressOrNumber, '06 39 98 12 34')
export const Received = shown()
export const ChangeConfirmed = shown({ change: () => ({ mail: 'leaves' }) })
export const CallPlanned = shown({
  change: (locale) => {
    const { call } = sampleRequest(locale)
    const callback = { kind: 'slot', starts_at: '2027-03-08T08:00:00Z', time_zone: 'Europe/Paris' } as const
    return { state: { name: 'call_planned', on: '2027-03-05' }, ...(call && { call: { ...call, callback } }) }
  },
})
export const CallPast = shown({
  heading: (say) => say('L’appel était prévu', 'The call was planned'),
  change: (locale) => {
    const { call } = sampleRequest(locale)
    return call ? { call: { ...call, past: true } } : {}
  },
})
export const Called = ended('called', (say) => say('Nous vous avons appelé', 'We have called you'))
export const NotReached = ended('not_reached', (say) => say('personne n’a répondu', 'nobody answered'))
export const NeverReached = ended('ended', (say) => say('Nous n’avons pas pu vous joindre', 'We could not reach you'))
export const Cancelled = ended('cancelled', (say) => say('L’appel est annulé', 'The call is canceled'))
export const Withdrawn = ended('withdrawn', (say) => say('Vous avez retiré', 'You withdrew your consent'))
export const ChangedMeanwhile = shown({
  change: (locale) => ({
    changed_meanwhile: [
      {
        field: 'call',
        value: sayIn(locale)('lundi 8 mars à 09:00', 'Monday, March 8 at 09:00'),
        replaced: true,
        changed_at: '2027-03-05T12:00:00Z',
      },
      {
        field: 'phone',
        value: '06\u00a039\u00a098\u00a012\u00a099',
        replaced: false,
        changed_at: '2027-03-05T12:01:00Z',
      },
    ],
  }),
})
export const MoveCall = pressed(shown(), move)
export const MoveCallWithoutTime = pressed(shown(), move, keep)
export const MoveCallOffline = pressed(shown({ backend: () => ({ 'GET /api/trials/call-slots': unreachable }) }), move)
const taken = shown({
  backend: () => ({ [`PATCH ${path}`]: refused({ callback: [{ message: '', code: 'slot_unavailable' }] }) }),
})
export const MoveCallTaken: StoryObj = {
  ...taken,
  play: async (context) => {
    await pressed(taken, move).play?.(context)
    const say = sayIn(context.globals['locale'])
    for (const name of ['day', 'starts_at']) {
      await waitFor(() => expect(document.querySelector(`input[name="${name}"]`)).not.toBeNull())
      await userEvent.click(document.querySelector(`input[name="${name}"]`) as Element)
    }
    await userEvent.click(await screen.findByText(keep(say)))
    await screen.findByText(
      say(
        'Ce moment n’est plus libre. Choisissez-en un autre.',
        'This time is no longer available. Choose another one.',
      ),
    )
  },
}
export const CancelCall = pressed(shown(), (say) => say('Annuler l’appel', 'Cancel the call'))
export const CorrectContact = pressed(
  shown({ change: () => ({ sms: true }) }),
  (say) => say('Corriger mes coordonnées', 'Correct my contact details'),
  (say) => say(/nos SMS iront au nouveau numéro/, /our text messages will go to the new one/),
)
export const NameHelper = pressed(
  shown(),
  (say) => say('Nommer une personne', 'Name someone'),
  (say) => say('Faire appeler cette personne', 'Have us call this person'),
)
export const HelperNamed = pressed(
  shown({ change: () => ({ helper: { first_name: 'Dominique', relation: 'ma fille', phone: '+33639981299' } }) }),
)
export const WithoutReminders = pressed(shown({ change: () => ({ reminders: false }) }))
const endLinks = (say: Say) => say('Désactiver les liens de nos e-mails', 'Turn off the links in our emails')
const endsLinks = () => ({ [`DELETE ${path}/mailed-keys`]: nothing })
export const LinksEnded = pressed(shown({ backend: endsLinks }), endLinks, (say) =>
  say(/n’ouvrent plus cette page/, /no longer open this page/),
)
export const LinksNotEnded = pressed(
  shown({ backend: () => ({ [`DELETE ${path}/mailed-keys`]: unreachable }) }),
  endLinks,
)
export const WhatWasSent = pressed(shown(), (say) => say('Voir et imprimer', 'See and print'))
export const EraseEverything = pressed(shown(), (say) => say('Tout effacer maintenant', 'Erase everything now'))
export const TextMessages = pressed(
  shown({ backend: endsLinks, change: () => ({ sms: true }) }),
  (say) =>
    say('Désactiver les liens de nos e-mails et de nos SMS', 'Turn off the links in our emails and text messages'),
  (say) => say(/e-mails et de nos SMS n’ouvrent plus/, /emails and text messages no longer open/),
)
export const TextMessagesOnly = pressed(
  shown({ change: (locale) => ({ sms: true, contact: { ...sampleRequest(locale).contact, email: '' } }) }),
)
export const TextMessagesEnded = pressed(
  shown({
    change: (locale) => {
      const { contact, consents } = sampleRequest(locale)
      const ended = { purpose: 'sms', withdrawn_on: '2027-03-06', withdrawable: false }
      return { contact: { ...contact, email: '' }, consents: consents.map((given) => ({ ...given, ...ended })) }
    },
  }),
)

/** The page of a key from a text message. */
const limited = (change: Partial<LimitedRequest> = {}, backend: StagedBackend = {}, heading = weCall) =>
  shown({
    heading,
    backend: () => ({
      [`GET ${path}`]: codeRequired,
      [`GET ${path}/call`]: sampleLimited({ call: sampleLimitedCall, ...change }),
      ...backend,
    }),
  })
export const Limited = limited()
export const LimitedPast = limited({ call: { ...sampleLimitedCall, past: true } }, {}, (say) =>
  say('L’appel était prévu', 'The call was planned'),
)
export const LimitedCancelled = limited({}, { [`GET ${path}/call`]: sampleLimited() }, (say) =>
  say('L’appel est annulé', 'The call is canceled'),
)
export const LimitedMoveCall = pressed(Limited, move)
export const LimitedLocked = limited({ tries_left: 0 })
export const LimitedOffline = limited({}, { [`GET ${path}/call`]: unreachable }, (say) =>
  say('Votre demande ne s’affiche pas', 'We cannot show your request'),
)
const stopSms = (say: Say) => say('Ne plus recevoir de SMS', 'Stop receiving text messages')
export const LimitedStopped = pressed(
  limited({}, { [`PATCH ${path}/call`]: sampleLimited({ call: sampleLimitedCall, version: 2, sms: false }) }),
  stopSms,
)
export const LimitedNotStopped = pressed(limited({}, { [`PATCH ${path}/call`]: unreachable }), stopSms)
const open = (say: Say) => say('Ouvrir ma demande', 'Open my request')
export const LimitedWithoutCode = pressed(Limited, open)

function entered(page: StoryObj, isShown: (say: Say) => Promise<unknown>): StoryObj {
  return {
    ...page,
    play: async (context) => {
      await page.play?.(context)
      const say = sayIn(context.globals['locale'])
      const field = await screen.findByLabelText(say('Votre code à quatre chiffres', 'Your four-digit code'))
      await userEvent.type(field, '4821')
      await userEvent.click(await screen.findByText(open(say)))
      await isShown(say)
    },
  }
}

const wrongCode = (triesLeft: number, text: (say: Say) => RegExp) =>
  entered(limited({}, { [`POST ${path}/code`]: { opened: false, tries_left: triesLeft } }), (say) =>
    screen.findByText(text(say)),
  )
export const LimitedWrongCode = wrongCode(3, (say) => say(/encore 3\sfois/, /3 more times/))
export const LimitedLastTry = wrongCode(1, (say) => say(/encore 1\sfois/, /1 more time/))
export const LimitedLastCode = wrongCode(0, (say) => say(/Aucun code n’ouvre/, /No code opens/))
export const LimitedRightCode = entered(
  shown({
    backend: (locale) => {
      let isOpened = false
      const open = async () => {
        isOpened = true
        return Response.json({ opened: true, tries_left: 10 })
      }
      return {
        [`GET ${path}`]: () => (isOpened ? Promise.resolve(Response.json(sampleRequest(locale))) : codeRequired()),
        [`GET ${path}/call`]: sampleLimited({ call: sampleLimitedCall }),
        [`POST ${path}/code`]: open,
      }
    },
  }),
  (say) => screen.findByText(say('Vos coordonnées', 'Your contact details')),
)
export const Unknown = shown({
  heading: (say) => say('Cette demande ne s’ouvre plus ici', 'This request no longer opens here'),
  backend: () => ({ [`GET ${path}`]: notFound }),
})
export const Offline = shown({
  heading: (say) => say('Votre demande ne s’affiche pas', 'We cannot show your request'),
  backend: () => ({ [`GET ${path}`]: unreachable }),
})
