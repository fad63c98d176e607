import type { Recommendation } from '@clairmemoire/api-client/schema'
import { productName } from '@clairmemoire/domain/product'
import { formatPlainDate } from '@clairmemoire/i18n/formats'
import { formatPhone } from '@clairmemoire/i18n/phone'
import { BlankLine, PrintSheet } from '@clairmemoire/ui/print-sheet'
import { SummaryList } from '@clairmemoire/ui/summary-list'
import { Trans, useLingui } from '@lingui/react/macro'
import { useContactPhone } from '../../../../platform/site/site-hooks.ts'
import { areaInWords } from '../levels.copy.ts'

/** The ids of the questions in the summary. The clinic’s own test has these questions; another test may lack them. */
const summaryQuestions = { worry: 'worry', medicines: 'medicines' }

/** A sheet for the doctor with a summary, every answer, the version of the questions, and the limits of the test. */
export function DoctorSheet({ recommendation }: { recommendation: Recommendation }) {
  const { t } = useLingui()
  const phone = useContactPhone()
  const { locale, answered_on, instrument, user_type } = recommendation
  const { id, version } = instrument
  const declined = t({ id: 'recommendations.sheet.declined', message: 'Pas de réponse' })
  const inSummary = Object.values(summaryQuestions)
  const given = questionsByAnswer(
    recommendation.answers.filter(({ id: question }) => !inSummary.includes(question)),
    declined,
  )
  const shared = given.filter(([, questions]) => questions.length > 1)
  const single = given.filter(([, questions]) => questions.length === 1)
  return (
    <PrintSheet
      isDense
      source={`${productName}, ${formatPhone(phone)}`}
      date={formatPlainDate(locale, answered_on)}
      title={t({ id: 'recommendations.sheet.title', message: 'Les réponses, pour le médecin' })}
      summary={<Summary recommendation={recommendation} />}
      note={
        <>
          {user_type === 'patient' ? (
            <Trans id="recommendations.sheet.patient">La personne a répondu elle-même.</Trans>
          ) : user_type === 'relative' ? (
            <Trans id="recommendations.sheet.relative">Un proche a répondu au sujet de la personne.</Trans>
          ) : (
            <Trans id="recommendations.sheet.professional">Un soignant a répondu au sujet de la personne.</Trans>
          )}{' '}
          <Trans id="recommendations.sheet.note">
            Questionnaire {id}, version {version}. Ce ne sont que des réponses : ni examen ni diagnostic. Personne n’a
            vérifié si ces questions repèrent une maladie.
          </Trans>
        </>
      }
      printLabel={t({ id: 'recommendations.sheet.print', message: 'Imprimer cette feuille' })}
    >
      {shared.map((given) => (
        <p key={given[0]}>
          <GivenAnswer given={given} />
        </p>
      ))}
      <p>
        {single.map((given) => (
          <GivenAnswer key={given[0]} given={given} />
        ))}
      </p>
    </PrintSheet>
  )
}

/** One answer with all questions that the person answered in this way. */
function GivenAnswer({ given: [answer, questions] }: { given: Given }) {
  return (
    <>
      <strong>
        <Trans id="recommendations.sheet.answer">{answer} :</Trans>
      </strong>{' '}
      {joinQuestions(questions)}{' '}
    </>
  )
}

/** A summary that a doctor can read in half a minute. The person's name is written by hand. */
function Summary({ recommendation }: { recommendation: Recommendation }) {
  const { t, i18n } = useLingui()
  const { score, urgent, areas = [], causes, answers, rest } = recommendation
  const blank = <BlankLine>{t({ id: 'recommendations.sheet.blank', message: 'À écrire à la main' })}</BlankLine>
  const frequent = areas.filter(({ level }) => level !== 'few')
  const levels = new Set(frequent.map(({ level }) => level))
  const levelsInWords = [...levels].map((level) => {
    const titles = frequent.filter((area) => area.level === level).map(({ title }) => title)
    return `${titles.join(', ')} (${areaInWords(i18n, { level, change: 'not_told' })})`
  })
  const more = areas.filter(({ change }) => change === 'more').map(({ title }) => title)
  const answerTo = (question: string) => answers.find(({ id }) => id === question)?.answer
  const none = t({ id: 'recommendations.sheet.none', message: 'Rien de noté' })
  const notAsked = t({ id: 'recommendations.sheet.not-asked', message: 'Non demandé' })
  const left = rest?.not_asked.join(', ')
  const rows = [
    { term: t({ id: 'recommendations.sheet.name', message: 'Nom et prénom' }), value: blank },
    { term: t({ id: 'recommendations.sheet.birth', message: 'Date de naissance' }), value: blank },
    { term: t({ id: 'recommendations.sheet.step', message: 'Étape conseillée' }), value: urgent?.title ?? step(score) },
    {
      term: t({ id: 'recommendations.sheet.why', message: 'Pourquoi' }),
      value: score?.because.slice(0, 3).join(' '),
    },
    {
      term: t({ id: 'recommendations.sheet.form', message: 'Questions posées' }),
      value: left && t({ id: 'recommendations.sheet.short', message: `Test court. Peu ou pas demandé : ${left}` }),
    },
    {
      term: t({ id: 'recommendations.sheet.areas', message: 'Domaines' }),
      value: areas.length > 0 && (levelsInWords.join(', ') || none),
    },
    {
      term: t({ id: 'recommendations.sheet.changes', message: 'Plus fréquent qu’avant' }),
      value: areas.length > 0 && (more.join(', ') || (rest ? notAsked : none)),
    },
    { term: t({ id: 'recommendations.sheet.worry', message: 'Inquiétude' }), value: answerTo(summaryQuestions.worry) },
    {
      term: t({ id: 'recommendations.sheet.causes', message: 'Autres causes à regarder' }),
      value: causes && (causes.map(({ title }) => title).join(', ') || none),
    },
    {
      term: t({ id: 'recommendations.sheet.medicines', message: 'Médicament changé' }),
      value: answerTo(summaryQuestions.medicines),
    },
  ]
  return <SummaryList rows={rows.filter(({ value }) => value)} />
}

function step(score: Recommendation['score']): string | undefined {
  return score && `${score.title} (${score.points}/${score.max_points})`
}

/** Joins questions. If they all have the same ending after a colon, the ending appears only once. */
function joinQuestions(questions: readonly string[]): string {
  const parts = questions.map((question) => /^(.*?)(\s?: .*)$/.exec(question))
  const [, , end] = parts[0] ?? []
  const isShared = questions.length > 1 && parts.every((part) => part !== null && part[2] === end)
  return isShared ? parts.map((part) => part?.[1]).join(', ') + end : questions.join(' ')
}

type Given = readonly [answer: string, questions: readonly string[]]

/** Groups the questions by answer. */
function questionsByAnswer(answers: Recommendation['answers'], declined: string): readonly Given[] {
  const given = new Map<string, string[]>()
  for (const { question, answer } of answers) {
    const same = given.get(answer ?? declined) ?? []
    given.set(answer ?? declined, [...same, question])
  }
  return [...given]
}
