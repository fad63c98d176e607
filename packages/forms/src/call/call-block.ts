import { forAll } from '../bilingual-questionnaire.ts'
import { forSomeoneElse } from '../care/respondent.ts'
import { type ContactFieldUse, type FieldsPart, type FormQuestion, type TimePart, text } from '../form/form.ts'

export const callTime: TimePart = {
  kind: 'time',
  title: text('Quand pouvons-nous appeler ?', 'When can we call?'),
  hint: text(
    'Dix minutes, gratuit et sans engagement. Nous appelons depuis le {phone}.',
    'Ten minutes, free and without obligation. We will call from {phone}.',
  ),
}

export const callee: FormQuestion = {
  id: 'callee',
  type: 'one_of',
  required: true,
  label: forAll('Qui devons-nous appeler ?', 'Who should we call?'),
  hint: forAll(
    'La personne que vous choisissez répondra à nos questions.',
    'The person you choose will answer our questions.',
  ),
  options: [
    { id: 'me', label: forAll('Moi', 'Me') },
    { id: 'someone_else', label: forAll('Un de mes proches', 'Someone close to me') },
  ],
}

/** A call needs no e-mail address, because the last page says what happens next, and people can print or note it. */
const email: ContactFieldUse = {
  of: 'asker',
  contact: 'email',
  isOptional: true,
  hint: text(
    'Nous y envoyons la confirmation. Sans adresse, vous pourrez imprimer ou noter votre référence.',
    'We will send the confirmation here. No email? You can print or write down your reference.',
  ),
}

/** The contact of the visitor who is called. */
export const calledVisitor: FieldsPart = {
  kind: 'fields',
  id: 'contact',
  title: text('Comment pouvons-nous vous joindre ?', 'How can we reach you?'),
  fields: [
    { of: 'asker', contact: 'first_name' },
    { of: 'asker', contact: 'last_name' },
    { of: 'asker', contact: 'relation', show_if: forSomeoneElse },
    { of: 'asker', contact: 'phone' },
    { of: 'asker', contact: 'sms' },
    email,
    { of: 'asker', contact: 'needs' },
  ],
}

/** The contact of the visitor if someone close to them is called. */
export const writingVisitor: FieldsPart = {
  kind: 'fields',
  id: 'contact',
  title: text('À qui écrire pour confirmer la demande ?', 'Where should we send the confirmation?'),
  hint: text(
    'Donnez d’abord vos coordonnées. Celles de la personne à appeler viennent ensuite.',
    'Start with your own details. Next, we ask for those of the person to call.',
  ),
  fields: [{ of: 'asker', contact: 'first_name' }, { of: 'asker', contact: 'last_name' }, email],
}

/** The contact of the person who is called instead of the visitor. */
export const calledHelper: FieldsPart = {
  kind: 'fields',
  id: 'helper',
  title: text('La personne que nous appelons', 'The person we will call'),
  hint: text('Prévenez-la : elle recevra notre appel à votre place.', 'Let them know that we will call them, not you.'),
  fields: [
    { of: 'helper', contact: 'first_name' },
    { of: 'helper', contact: 'last_name' },
    { of: 'helper', contact: 'relation' },
    { of: 'helper', contact: 'phone' },
    { of: 'helper', contact: 'needs' },
  ],
}
