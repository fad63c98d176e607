import { consentDateBounds } from '@clairmemoire/domain/birth-date'
import { forAll, severalPossible } from '../bilingual-questionnaire.ts'
import { callTime } from '../call/call-block.ts'
import { type Form, type FormQuestion, text } from '../form/form.ts'
import { birthDate } from './birth-date.ts'
import { professionalFields, rpps } from './professional-fields.ts'

/** The answer for an emergency ends the form, because staff may read requests only later. */
const urgency: FormQuestion = {
  id: 'urgency',
  type: 'one_of',
  required: true,
  isPartOfRequest: true,
  label: forAll('Quand ce patient doit-il être vu ?', 'When does this patient need to be seen?'),
  hint: forAll('Selon vous, d’après ce que vous savez aujourd’hui.', 'In your view, from what you know today.'),
  options: [
    {
      id: 'today',
      label: forAll('Aujourd’hui : c’est une urgence', 'Today: it is an emergency'),
      exit: 'emergency',
    },
    { id: 'soon', label: forAll('Dans les semaines qui viennent', 'In the coming weeks') },
    { id: 'later', label: forAll('Cela peut attendre quelques mois', 'It can wait a few months') },
  ],
}

const callee: FormQuestion = {
  id: 'callee',
  type: 'one_of',
  required: true,
  isPartOfRequest: true,
  label: forAll('Qui devons-nous appeler ?', 'Whom should we call?'),
  hint: forAll(
    'Le patient choisit. Un proche peut parler pour lui.',
    'The patient chooses. Someone close can speak for them.',
  ),
  options: [
    { id: 'patient', label: forAll('Le patient', 'The patient') },
    { id: 'relative', label: forAll('Un proche qu’il a choisi', 'Someone close whom they chose') },
  ],
}

const callsPatient = [{ question: callee.id, is_one_of: ['patient'] }]
const callsRelative = [{ question: callee.id, is_one_of: ['relative'] }]

/** A doctor refers a patient who consented: the doctor is the sender, and the patient, or a relative chosen by them, is called. */
export const referral: Form<'referral'> = {
  id: 'referral',
  operation: { id: 'referPatient', path: '/api/consultations/general_practitionner' },
  version: '1',
  title: text('Un patient que vous nous adressez', 'A patient whom you refer to us'),
  parts: [
    urgency,
    {
      kind: 'fields',
      id: 'doctor',
      title: text('Qui êtes-vous ?', 'Who are you?'),
      fields: [
        professionalFields.firstName,
        professionalFields.lastName,
        rpps,
        professionalFields.phone,
        professionalFields.email,
      ],
    },
    {
      id: 'agreed_on',
      type: 'date',
      required: true,
      label: forAll('Quel jour votre patient a-t-il dit oui ?', 'On which day did your patient say yes?'),
      hint: forAll(
        'Il sait ce que vous nous donnez (nom, date de naissance, téléphone, motif) et que nous l’appelons, ou le proche qu’il a choisi.',
        'They know what you give us (name, date of birth, phone, reason) and that we call them, or whom they chose.',
      ),
      validationOn: consentDateBounds,
    },
    callee,
    {
      kind: 'fields',
      id: 'patient',
      title: text('Qui est votre patient ?', 'Who is your patient?'),
      hint: text('La personne que vous nous adressez.', 'The person whom you refer to us.'),
      fields: [
        {
          id: 'patient_first_name',
          type: 'short_text',
          required: true,
          isPartOfRequest: true,
          label: forAll('Prénom du patient', 'First name of the patient'),
          format: {
            is: 'name',
            missing: text('Écrivez le prénom du patient', 'Enter the first name of the patient'),
          },
          validation: { max_len: 60 },
        },
        {
          id: 'patient_last_name',
          type: 'short_text',
          required: false,
          isPartOfRequest: true,
          label: forAll('Nom de famille du patient', 'Last name of the patient'),
          format: {
            is: 'name',
            missing: text('Écrivez le nom de famille du patient', 'Enter the last name of the patient'),
          },
          validation: { max_len: 60 },
        },
        {
          id: 'patient_phone',
          type: 'short_text',
          required: false,
          requiredIf: callsPatient,
          isPartOfRequest: true,
          label: forAll('Numéro de téléphone du patient', 'Phone number of the patient'),
          format: {
            is: 'phone',
            missing: text('Écrivez le numéro de téléphone du patient', 'Enter the phone number of the patient'),
          },
          validation: { max_len: 40 },
        },
        { of: 'helper', contact: 'needs', show_if: callsPatient },
      ],
    },
    { ...birthDate, label: forAll('Quelle est sa date de naissance ?', 'What is their date of birth?') },
    {
      kind: 'fields',
      id: 'relative',
      title: text('Le proche que nous appelons', 'The person whom we call'),
      hint: text('Le patient l’a choisi, et l’a prévenu.', 'The patient chose them, and told them.'),
      show_if: callsRelative,
      fields: [
        { of: 'helper', contact: 'first_name' },
        { of: 'helper', contact: 'last_name' },
        {
          id: 'relation_to_patient',
          type: 'short_text',
          required: false,
          isPartOfRequest: true,
          label: forAll('Son lien avec le patient', 'Their relation to the patient'),
          hint: forAll('Par exemple : sa fille, son voisin.', 'For example: their daughter, a neighbor.'),
          validation: { max_len: 100 },
        },
        { of: 'helper', contact: 'phone' },
        { of: 'helper', contact: 'needs' },
      ],
    },
    {
      id: 'motives',
      type: 'several_of',
      required: true,
      label: forAll('Pourquoi nous l’adressez-vous ?', 'Why do you refer them to us?'),
      hint: severalPossible,
      options: [
        { id: 'complaint', label: forAll('Une plainte de mémoire', 'A memory complaint') },
        { id: 'relatives', label: forAll('L’inquiétude d’un proche', 'A relative’s worry') },
        { id: 'opinion', label: forAll('Un avis sur un diagnostic', 'An opinion on a diagnosis') },
        { id: 'follow_up', label: forAll('Un suivi', 'Follow-up') },
        { id: 'study', label: forAll('Une étude clinique', 'A clinical study') },
        { id: 'other', label: forAll('Autre chose', 'Something else') },
      ],
    },
    {
      id: 'words',
      type: 'long_text',
      required: false,
      label: forAll('Que voulez-vous nous dire ?', 'What would you like to tell us?'),
      hint: forAll(
        'Par exemple : le début, les traitements, les examens déjà faits. Une lettre peut suivre.',
        'For example: how it began, treatments, tests already done. A letter can follow.',
      ),
      validation: { max_len: 2000 },
    },
    {
      kind: 'time',
      title: callTime.title,
      hint: text(
        'L’appel dure 10 minutes. Il est gratuit et sans engagement. Nous appelons depuis le {phone}.',
        'The call takes 10 minutes. It is free, and nobody has to commit to anything. We call from {phone}.',
      ),
    },
  ],
  consent: {
    version: 'referral-2027-01',
    title: forAll('L’accord de votre patient, et le vôtre', 'The consent of your patient, and yours'),
    paragraphs: [
      forAll(
        'Nous gardons cette demande pour appeler votre patient, ou le proche qu’il a choisi, et préparer sa consultation. Elle ne sert à rien d’autre.',
        'We keep this request to call your patient, or whom they chose, and to prepare their consultation. We use it for nothing else.',
      ),
      forAll(
        'Il peut changer d’avis à tout moment, par téléphone. Vous le pouvez aussi, par le lien privé de notre e-mail.',
        'They can change their mind at any time, by phone. So can you, with the private link in our email.',
      ),
    ],
    agreement: forAll(
      'Mon patient est d’accord, et j’accepte que la clinique garde cette demande et l’appelle, ou son proche.',
      'My patient agrees, and I agree that the clinic keeps this request and calls them, or whom they chose.',
    ),
  },
  consents: [{ purpose: 'refer_patient', day: 'agreed_on' }],
  desk: {
    subject: text('Patient adressé par un médecin', 'Patient referred by a doctor'),
    facts: [
      { term: text('À voir', 'To be seen'), answers: [urgency.id] },
      { term: text('Patient', 'Patient'), answers: ['patient_first_name', 'patient_last_name'] },
      { term: text('Lien avec le patient', 'Relation to the patient'), answers: ['relation_to_patient'] },
      { term: text('Numéro RPPS du médecin', 'RPPS number of the doctor'), answers: ['rpps'] },
    ],
  },
  urgent: {
    where: [{ question: urgency.id, is_one_of: ['soon'] }],
    label: text('à voir bientôt', 'to be seen soon'),
    why: text(
      'Le médecin demande que ce patient soit vu dans les semaines qui viennent.',
      'The doctor asks for this patient to be seen in the coming weeks.',
    ),
  },
  calls: {
    where: callsPatient,
    first_name: 'patient_first_name',
    last_name: 'patient_last_name',
    phone: 'patient_phone',
  },
}
