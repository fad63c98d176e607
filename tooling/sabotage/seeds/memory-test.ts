import type { Seed } from './seed.ts'

const score = 'packages/domain/src/memory-score'
const scoreTests = [`${score}/memory-score.test.ts`, `${score}/memory-score.properties.test.ts`]
const orientation = 'apps/backend/src/features/orientation'
const readTests = [`${orientation}/recommendation/get-recommendation.test.ts`]

/** A result says what was not answered, opens to others, or outlives its person's wish. */
export const memoryTestSeeds: readonly Seed[] = [
  {
    defect: 'who declines is told that nothing is urgent',
    file: `${score}/memory-score.ts`,
    find: 'const highest = stepOf(scoring, possible, pointsOf)',
    replace: 'const highest = stepOf(scoring, said, pointsOf)',
    tests: scoreTests,
  },
  {
    defect: 'few answers lead to a calm result',
    file: `${score}/memory-score.ts`,
    find: "highest === 'nothing_urgent' && enough ?",
    replace: "highest === 'nothing_urgent' ?",
    tests: scoreTests,
  },
  {
    defect: 'a person who answers nothing is told to make an appointment',
    file: `${score}/memory-score.ts`,
    find: "if (lowest !== 'nothing_urgent') return lowest",
    replace: "if (highest !== 'nothing_urgent') return highest",
    tests: scoreTests,
  },
  {
    defect: 'a sudden sign leads to no appointment',
    file: 'apps/backend/src/questionnaires/orientation/scoring.ts',
    find: "  to('make_appointment', answer('sudden_signs', ...suddenSigns)),\n",
    replace: '',
    tests: ['apps/backend/src/questionnaires/orientation/memory-test.test.ts'],
  },
  {
    defect: 'a sudden sign that a doctor has seen is an emergency for ever',
    file: 'packages/domain/src/questionnaire/needs-help-now.ts',
    find: ' && !isSettled(question)',
    replace: '',
    tests: ['packages/domain/src/questionnaire/needs-help-now.test.ts'],
  },
  {
    defect: 'who needs help now reads of fish and studies first',
    file: `${orientation}/recommendation/recommendation.ts`,
    find: 'const isCalm = urgent === undefined',
    replace: 'const isCalm = true',
    tests: ['apps/backend/src/features/orientation/recommendation/people.test.ts'],
  },
  {
    defect: 'a score is shown where there is to be information only',
    file: `${orientation}/recommendation/recommendation.ts`,
    find: '...(!informationOnly && isCalm && scored',
    replace: '...(isCalm && scored',
    tests: readTests,
  },
  {
    defect: 'a result can be opened after its time',
    file: `${orientation}/recommendation/find-result.ts`,
    find: 'gt(orientationResult.activeAt, oldest)',
    replace: 'undefined',
    tests: readTests,
  },
  {
    defect: 'what a repeated request would be answered with outlives the result',
    file: `${orientation}/erase-results.ts`,
    find: '  await tx.delete(idempotencyKey).where(inArray(idempotencyKey.subjectId, ids))\n',
    replace: '',
    tests: [`${orientation}/erase-recommendation.test.ts`],
  },
  {
    defect: 'the key to a result is told to every server on the way',
    file: `${orientation}/letters/orientation-letters.ts`,
    find: '/recommendations#${capability}',
    replace: '/recommendations?id=${capability}',
    tests: [`${orientation}/update/update-recommendation.test.ts`],
  },
  {
    defect: 'the link of a relative can be used after its time',
    file: `${orientation}/relative/view-through-link.ts`,
    find: ', gt(relativeLink.expiresAt, at)',
    replace: '',
    tests: [`${orientation}/relative/relative-link.test.ts`],
  },
  {
    defect: 'an instrument without weights is imported',
    file: 'apps/backend/src/questionnaires/fhir/imported-questionnaire.ts',
    find: 'if (Object.keys(points).length === 0) return { faults: [noWeights] }',
    replace: '',
    tests: ['apps/backend/src/questionnaires/fhir/fhir.test.ts'],
  },
  {
    defect: 'a view that was sent can be sent again',
    file: 'apps/web/src/features/self-test/self-test-stage.ts',
    find: "if (!invitation) return viewResult === undefined ? undefined : 'view-sent'",
    replace: 'if (!invitation) return undefined',
    tests: ['apps/web/src/features/self-test/self-test-stage.test.ts'],
  },
  {
    defect: 'answers about somebody else are taken for the person’s own',
    file: 'apps/web/src/features/self-test/self-test-stage.ts',
    find: 'return isAnsweringView(draft) ? welcomeTo(draft) : stageOfTest(draft, wanted)',
    replace: 'return stageOfTest(draft, wanted)',
    tests: ['apps/web/src/features/self-test/self-test-stage.test.ts'],
  },
  {
    defect: 'a result that is erased stays among those to compare',
    file: 'apps/web/src/own-results/own-result.ts',
    find: 'if (id !== undefined) await forgetEarlierResult(state, id)',
    replace: '',
    tests: ['apps/web/src/own-results/own-results.test.ts'],
  },
  {
    defect: 'a file for another device opens with any passphrase',
    file: 'apps/web/src/platform/sealing/passphrase-sealing.ts',
    find: "passphrase.trim().normalize('NFC')",
    replace: "''",
    tests: ['apps/web/src/platform/sealing/passphrase-sealing.test.ts'],
  },
]
