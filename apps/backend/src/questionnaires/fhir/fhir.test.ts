import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { memoryTest, relativesMemoryTest } from '@clairmemoire/forms/memory-test'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { exportedQuestionnaire } from './exported-questionnaire.ts'
import { extensionUrls, type FhirItem, type FhirQuestionnaire } from './fhir-questionnaire.ts'
import { importedQuestionnaire } from './imported-questionnaire.ts'
import { questionnaireCommand } from './questionnaire-command.ts'

const exported = (): FhirQuestionnaire => JSON.parse(JSON.stringify(exportedQuestionnaire(memoryTest)))
const faultsOf = (json: unknown) => {
  const read = importedQuestionnaire(json)
  return 'faults' in read ? read.faults : []
}
/** The exported questionnaire with one item changed. */
const withItem = (linkId: string, changes: Partial<FhirItem>) => {
  const questionnaire = exported()
  return {
    ...questionnaire,
    item: questionnaire.item.map((item) => (item.linkId === linkId ? { ...item, ...changes } : item)),
  }
}

describe('an exported memory test', () => {
  it.each([memoryTest, relativesMemoryTest])('is unchanged after import: $id', (test) => {
    const json: unknown = JSON.parse(JSON.stringify(exportedQuestionnaire(test)))
    expect(importedQuestionnaire(json)).toEqual(JSON.parse(JSON.stringify(test)))
  })

  it('has questions in both languages, weights and conditions as FHIR elements', () => {
    const { item, status, name } = exported()
    const byId = new Map(item.map((one) => [one.linkId, one]))
    expect({ status, name }).toEqual({ status: 'active', name: 'MemoryTest' })
    expect(byId.get('talks')).toMatchObject({
      type: 'choice',
      required: false,
      text: memoryTest.questions.find(({ id }) => id === 'talks')?.label.fr.self,
      answerOption: [
        { valueCoding: { code: 'never', display: 'Jamais ou presque jamais' }, extension: [{ valueDecimal: 0 }] },
        { extension: [{ valueDecimal: 1 }] },
        { extension: [{ valueDecimal: 2 }] },
        { extension: [{ url: 'http://hl7.org/fhir/StructureDefinition/ordinalValue', valueDecimal: 3 }] },
      ],
    })
    expect(byId.get('talks_changed')).toMatchObject({
      enableWhen: [
        { question: 'talks', operator: '=', answerCoding: { code: 'often' } },
        { question: 'talks', operator: '=', answerCoding: { code: 'very_often' } },
      ],
      enableBehavior: 'any',
    })
    expect(byId.get('senses')).toMatchObject({ type: 'choice', repeats: true })
    expect(byId.get('comment')).toMatchObject({ type: 'text', maxLength: 500 })
    expect(new Set(item.map(({ linkId }) => linkId)).size).toBe(item.length)
  })
})

describe('an imported questionnaire', () => {
  it('contains the changes of its editor, and its groups are flattened', () => {
    const questionnaire = withItem('talks', { text: 'Autrement ?' })
    const grouped = {
      ...questionnaire,
      item: [{ linkId: 'all', text: 'All', type: 'group', item: questionnaire.item }],
    }
    const read = importedQuestionnaire(grouped)
    expect(read).toMatchObject({ questions: { length: memoryTest.questions.length } })
    expect('questions' in read && read.questions.find(({ id }) => id === 'talks')?.label.fr.self).toBe('Autrement ?')
  })

  it('without weights is rejected with one sentence', () => {
    const questionnaire = exported()
    const item = questionnaire.item.map(({ answerOption, ...one }) => ({
      ...one,
      ...(answerOption && {
        answerOption: answerOption.map(({ valueCoding }) => ({ ...(valueCoding && { valueCoding }) })),
      }),
    }))
    expect(faultsOf({ ...questionnaire, item })).toEqual([
      'The questionnaire has no weights: no answerOption has an ordinalValue, so no answer could lead to a score.',
    ])
  })

  it('without scoring rules and result texts is rejected', () => {
    const { extension: _, ...questionnaire } = exported()
    expect(faultsOf(questionnaire)).toEqual([expect.stringContaining('does not say how it is scored')])
  })

  it.each<[string, unknown, string]>([
    ['no questionnaire', { resourceType: 'Patient' }, 'is not a Questionnaire of FHIR R4'],
    ['a list', [], 'is not a Questionnaire of FHIR R4'],
    ['nothing', null, 'is not a Questionnaire of FHIR R4'],
    ['no item', { ...exported(), item: [] }, '/item must NOT have fewer than 1 items'],
    ['an unknown status', { ...exported(), status: 'ready' }, '/status must be equal to one of the allowed values'],
    [
      'a type that FHIR R4 does not have',
      withItem('talks', { type: 'coding' }),
      '/type must be equal to one of the allowed values',
    ],
    ['a type that cannot be asked', withItem('comment', { type: 'attachment' }), 'cannot be asked here'],
    ['the same item twice', { ...exported(), item: [...exported().item, ...exported().item] }, 'occurs twice'],
    [
      'a condition on an unknown question',
      withItem('talks_changed', { enableWhen: [{ question: 'ghost', operator: '=', answerCoding: { code: 'x' } }] }),
      'There is no question "ghost".',
    ],
    [
      'an unsupported condition',
      withItem('talks_changed', {
        enableWhen: [{ question: 'talks', operator: '!=', answerCoding: { code: 'never' } }],
      }),
      'is asked under a condition that is not one of several answers',
    ],
    ['a text in one language', withItem('talks', { _text: {} }), 'is missing in "en"'],
    [
      'malformed rules',
      { ...exported(), extension: [{ url: extensionUrls.rest, valueString: '{"minutes":"ten"}' }] },
      'cannot be read',
    ],
    [
      'rules that are not JSON',
      { ...exported(), extension: [{ url: extensionUrls.rest, valueString: '{' }] },
      'it must be object',
    ],
    [
      'half a point',
      withItem('talks', {
        answerOption: ['never', 'sometimes', 'often', 'very_often'].map((code) => ({
          extension: [{ url: extensionUrls.weight, valueDecimal: 0.5 }],
          valueCoding: { code, display: code },
        })),
      }),
      'are not whole numbers',
    ],
  ])('with %s is refused', (_name, json, sentence) => {
    expect(faultsOf(json).join('\n')).toContain(sentence)
  })
})

describe('the command', () => {
  let folder = ''
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'questionnaire-'))
  })
  afterAll(() => rm(folder, { recursive: true }))

  it('exports a test and imports it again', async () => {
    const file = join(folder, 'test.json')
    expect(await questionnaireCommand(['export', 'memory-test', file], [memoryTest])).toBe(
      `memory-test, version 3, is in ${file}.\n`,
    )
    expect(JSON.parse(await readFile(file, 'utf8'))).toMatchObject({ resourceType: 'Questionnaire' })
    const output = await questionnaireCommand(['import', file], [])
    expect(output).toContain(
      `memory-test, version 3: ${memoryTest.questions.length} questions, 16 of which make the score.`,
    )
    expect(await questionnaireCommand(['export', 'memory-test'], [memoryTest])).toBe(await readFile(file, 'utf8'))
  })

  it('prints its usage and errors', async () => {
    const refused = (...words: string[]) => questionnaireCommand(words, [memoryTest])
    await expect(refused()).rejects.toThrow('pnpm questionnaire export <id>')
    await expect(refused('print', 'memory-test')).rejects.toThrow('pnpm questionnaire export <id>')
    await expect(refused('export', 'ghost')).rejects.toThrow('There is no memory test "ghost". There are: memory-test.')
    await expect(refused('import', join(folder, 'ghost.json'))).rejects.toThrow('cannot be read')
    await writeFile(join(folder, 'text.json'), 'text')
    await expect(refused('import', join(folder, 'text.json'))).rejects.toThrow('is not JSON')
    await writeFile(join(folder, 'empty.json'), '{}')
    await expect(refused('import', join(folder, 'empty.json'))).rejects.toThrow('is not a memory test')
  })
})

it.each([200, 20_000])('a file nested %i levels deep is rejected with a sentence', async (depth) => {
  const folder = await mkdtemp(join(tmpdir(), 'fhir-'))
  const file = join(folder, 'deep.json')
  const group = '{"linkId":"a","text":"a","type":"group","item":['
  const head = '"resourceType":"Questionnaire","id":"a","version":"1","title":"a","status":"active"'
  await writeFile(file, `{${head},"item":[${group.repeat(depth)}${']}'.repeat(depth)}]}`)
  await expect(questionnaireCommand(['import', file], [])).rejects.toThrow(
    `${file} is not a memory test.\nThe file is not a readable Questionnaire of FHIR R4: it is nested more than 100 levels deep.`,
  )
  await rm(folder, { recursive: true })
})
