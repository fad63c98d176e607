import type { Locale } from '@clairmemoire/domain/locale'
import { formatDate } from '@clairmemoire/i18n/formats'
import { eq } from 'drizzle-orm'
import type { Clinic } from '../../clinic/clinic.ts'
import { type Letter, type LetterKinds, stopForTeam } from '../../mail/letter.ts'
import type { Database } from '../../platform/database/connect.ts'
import { type InvitationRow, invitation, type StaffRow, staff } from '../../staff/staff.table.ts'
import { endOf } from './invitations.ts'

/** The mail to a staff member with the link for choosing a password. */
export const invitationLetters = {
  invitation_staff: {
    to: 'staff',
    write: async (database, id, clinic) => {
      const found = await findInvitation(database, id)
      if (found === undefined || found.invitation.capability === null) return undefined
      const { staff: person, invitation: link } = found
      return { to: person.email, letter: invitationLetter(person, link, found.invitation.capability, clinic) }
    },
    onSent: async (database, id) => {
      await database.update(invitation).set({ capability: null }).where(eq(invitation.id, id))
    },
  },
} satisfies LetterKinds

/** Returns undefined if the invitation was used or replaced. */
async function findInvitation(database: Database, id: string) {
  const [found] = await database
    .select()
    .from(invitation)
    .innerJoin(staff, eq(staff.id, invitation.staffId))
    .where(eq(invitation.id, id))
  return found
}

export function invitationLetter(
  { email, firstName }: Pick<StaffRow, 'email' | 'firstName'>,
  { reason, locale, createdAt }: Pick<InvitationRow, 'reason' | 'locale' | 'createdAt'>,
  capability: string,
  clinic: Clinic,
): Letter {
  const text = texts[locale]
  return {
    locale,
    subject: text.subject[reason],
    heading: text.subject[reason],
    firstName,
    // The key is after the #, so that browsers do not send it to a server.
    opening: [text.opening[reason](clinic.name)],
    action: { label: text.action, href: `${clinic.sites[locale]}/invitation#${capability}` },
    facts: [{ term: text.address, value: email }],
    sections: [
      { paragraphs: [text.once(formatDate(locale, endOf({ createdAt }).toISOString().slice(0, 10))), text.notYou] },
    ],
    from: clinic,
    stopping: stopForTeam(locale),
  }
}

const texts = {
  fr: {
    subject: { new: 'Votre compte est prêt', reset: 'Choisissez un nouveau mot de passe' },
    opening: {
      new: (name: string) => `${name} vous a ouvert un compte de l’équipe. Il reste à choisir votre mot de passe.`,
      reset: (name: string) =>
        `${name} vous demande de choisir un nouveau mot de passe. L’ancien ne compte plus, et vos sessions sont fermées.`,
    },
    action: 'Choisir mon mot de passe',
    address: 'Votre adresse pour vous connecter',
    once: (day: string) =>
      `Le lien sert une seule fois, jusqu’au ${day}. Gardez-le pour vous\u00a0: toute personne qui l’a peut choisir le mot de passe.`,
    notYou: 'Si vous n’attendiez pas ce message, effacez-le et parlez-en à la personne qui gère le site.',
  },
  en: {
    subject: { new: 'Your account is ready', reset: 'Choose a new password' },
    opening: {
      new: (name: string) => `${name} has opened a team account for you. All that is left is to choose your password.`,
      reset: (name: string) =>
        `${name} asks you to choose a new password. The old one no longer works, and you have been logged out.`,
    },
    action: 'Choose my password',
    address: 'Your address to log in',
    once: (day: string) =>
      `The link works once, until ${day}. Keep it to yourself: anyone who has it can choose the password.`,
    notYou: 'If you did not expect this message, delete it and tell the person who runs the site.',
  },
} satisfies Record<Locale, unknown>
