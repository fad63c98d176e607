import { callConsentTitle, forAll, severalPossible } from '../bilingual-questionnaire.ts'
import { calledVisitor } from '../call/call-block.ts'
import { type Form, type FormOption, type FormQuestion, text } from '../form/form.ts'
import { professionalFields, rpps } from './professional-fields.ts'
import { withdrawalByLink } from './call-consent.ts'

const doctors: readonly FormOption[] = [
  { id: 'general_practitioner', label: forAll('Médecin généraliste', 'General practitioner') },
  { id: 'neurologist', label: forAll('Neurologue', 'Neurologist') },
  { id: 'geriatrician', label: forAll('Gériatre', 'Geriatrician') },
  { id: 'psychiatrist', label: forAll('Psychiatre', 'Psychiatrist') },
]

const otherProfessions: readonly FormOption[] = [
  { id: 'neuropsychologist', label: forAll('Neuropsychologue', 'Neuropsychologist') },
  { id: 'psychologist', label: forAll('Psychologue', 'Psychologist') },
  { id: 'speech_therapist', label: forAll('Orthophoniste', 'Speech therapist') },
  { id: 'occupational_therapist', label: forAll('Ergothérapeute', 'Occupational therapist') },
  { id: 'nurse', label: forAll('Infirmier ou infirmière', 'Nurse') },
  { id: 'other', label: forAll('Un autre métier du soin', 'Another care profession') },
]

const profession: FormQuestion = {
  id: 'profession',
  type: 'one_of',
  required: true,
  isPartOfRequest: true,
  label: forAll('Quel est votre métier ?', 'What is your profession?'),
  hint: forAll('Celui que vous exercez le plus.', 'The one you practice most.'),
  options: [...doctors, ...otherProfessions],
}

const ids = (options: readonly FormOption[]) => options.map(({ id }) => id)

/** A healthcare professional's application to join the network. */
export const application: Form<'application'> = {
  id: 'application',
  operation: { id: 'applyToJoin', path: '/api/healthcare_professionals/new' },
  version: '1',
  title: text('Votre candidature', 'Your application'),
  parts: [
    profession,
    {
      kind: 'fields',
      id: 'practice',
      title: text('Où exercez-vous ?', 'Where do you practice?'),
      hint: text(
        'Votre numéro nous sert à vérifier votre inscription, rien d’autre.',
        'We use your number to check your registration, nothing else.',
      ),
      fields: [
        {
          id: 'town',
          type: 'short_text',
          required: true,
          isPartOfRequest: true,
          label: forAll('Ville où vous exercez', 'Town where you practice'),
          format: {
            is: 'town',
            missing: text('Écrivez la ville où vous exercez', 'Enter the town where you practice'),
            wrong: text(
              'Écrivez le nom d’une ville, sans adresse ni lien',
              'Enter the name of a town, without an address or a link',
            ),
          },
          autoComplete: 'address-level2',
          validation: { max_len: 100 },
        },
        { ...rpps, required: false, requiredIf: [{ question: profession.id, is_one_of: ids(doctors) }] },
        {
          id: 'adeli',
          type: 'short_text',
          required: false,
          isPartOfRequest: true,
          label: forAll('Votre numéro ADELI', 'Your ADELI number'),
          hint: forAll(
            'Si vous n’avez pas de numéro RPPS : 9 caractères.',
            'If you have no RPPS number: 9 characters.',
          ),
          format: {
            is: 'adeli',
            missing: text('Écrivez votre numéro ADELI', 'Enter your ADELI number'),
            wrong: text(
              'Vérifiez votre numéro ADELI : le département, puis 7 chiffres',
              'Check your ADELI number: the department, then 7 digits',
            ),
          },
          validation: { max_len: 20 },
          show_if: [{ question: profession.id, is_one_of: ids(otherProfessions) }],
        },
      ],
    },
    {
      id: 'wishes',
      type: 'several_of',
      required: true,
      isPartOfRequest: true,
      label: forAll('Qu’aimeriez-vous faire avec nous ?', 'What would you like to do with us?'),
      hint: severalPossible,
      options: [
        { id: 'receive', label: forAll('Recevoir des patients', 'See patients') },
        { id: 'refer', label: forAll('Vous adresser des patients', 'Refer patients to you') },
        { id: 'studies', label: forAll('En savoir plus sur les études', 'Learn more about studies') },
        { id: 'other', label: forAll('Autre chose', 'Something else') },
      ],
    },
    {
      id: 'message',
      type: 'long_text',
      required: false,
      isPartOfRequest: true,
      label: forAll('Voulez-vous ajouter quelque chose ?', 'Is there anything you would like to add?'),
      hint: forAll('Ne nous parlez d’aucun patient ici.', 'Please do not tell us about any patient here.'),
      validation: { max_len: 2000 },
    },
    {
      kind: 'time',
      title: text('Quand pouvons-nous vous appeler ?', 'When can we call you?'),
      hint: text(
        'L’appel dure 10 minutes et ne vous engage à rien. Nous appelons depuis le {phone}.',
        'The call takes 10 minutes and commits you to nothing. We call from {phone}.',
      ),
    },
    {
      kind: 'fields',
      id: 'contact',
      title: calledVisitor.title,
      fields: [
        professionalFields.firstName,
        professionalFields.lastName,
        professionalFields.phone,
        professionalFields.email,
      ],
    },
  ],
  consent: {
    version: 'application-2026-12',
    title: callConsentTitle,
    paragraphs: [
      forAll(
        'Nous gardons cette demande pour vérifier votre inscription et vous appeler. Elle ne sert à rien d’autre.',
        'We keep this request to check your registration and to call you. We use it for nothing else.',
      ),
      withdrawalByLink,
    ],
    agreement: forAll(
      'J’accepte que la clinique garde ma demande et m’appelle.',
      'I agree that the clinic keeps my request and calls me.',
    ),
  },
  desk: {
    subject: text('Candidature au réseau', 'Application to the network'),
    facts: [
      { term: text('Profession', 'Profession'), answers: [profession.id] },
      { term: text('RPPS', 'RPPS'), answers: ['rpps'] },
      { term: text('ADELI', 'ADELI'), answers: ['adeli'] },
      { term: text('Ville', 'Town'), answers: ['town'] },
    ],
  },
}
