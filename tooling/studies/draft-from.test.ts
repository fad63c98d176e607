import { RegisterProblem } from '@clairmemoire/registry/register-problem'
import { sampleStudy } from '@clairmemoire/registry/testing/samples'
import { parse } from 'yaml'
import { describe, expect, it } from 'vitest'
import { draftFrom, draftYaml } from './draft-from.ts'

const id = 'NCT00000001'
const register = { en: 'The register', fr: 'Le registre' }
const drafting = (
  source: string,
  text = JSON.stringify(sampleStudy),
  readRegister = async (): Promise<unknown> => sampleStudy,
) =>
  draftFrom(source, {
    readRegister,
    readText: async (file) => {
      if (file !== 'saved.json') throw new Error('no such file')
      return text
    },
  })

describe('a draft from a register', () => {
  it('equals the draft from the saved file of its record, also after it was written and parsed', async () => {
    const draft = await drafting(` ${id.toLowerCase()}`)
    expect(await drafting('saved.json')).toEqual(draft)
    expect(parse(draftYaml(draft))).toEqual(draft)
    expect(draftYaml(draft)).not.toMatch(/[&*]a\d/)
    expect(draftYaml(draft)).toMatch(/^# A draft from a public register: the site never shows it\./)
  })

  it.each([
    ['nothing.json', '{}', 'not a number of a register'],
    ['saved.json', '<!doctype html>', 'is not valid JSON'],
    ['saved.json', '{}', 'saved.json is not a record of ClinicalTrials.gov'],
  ])('of the file %s with %s is refused with the reason', async (source, text, message) => {
    await expect(drafting(source, text)).rejects.toThrow(message)
  })

  it('that cannot be fetched suggests a saved file, and a missing file does not', async () => {
    const failing = (code: 'unreachable' | 'no_study') =>
      drafting(id, '', () => Promise.reject(new RegisterProblem({ code, register, id })))
    await expect(failing('unreachable')).rejects.toThrow(/clinicaltrials\.gov\/api.*import that file/)
    await expect(failing('no_study')).rejects.toThrow(/Check the number\.$/)
  })
})
