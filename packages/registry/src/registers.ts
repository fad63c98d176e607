import type { Locale } from '@clairmemoire/domain/locale'
import { clinicalTrialsGovUrl, readClinicalTrialsGov } from './clinical-trials-gov.ts'
import { ctisUrl, readCtis } from './ctis.ts'
import { clinicalTrialsGovDraftUrl, readClinicalTrialsGovStudy } from './import/clinical-trials-gov-study.ts'
import { readCtisStudy } from './import/ctis-study.ts'
import type { RegisteredStudy } from './import/registered-study.ts'
import type { RegistryRecord } from './registry-record.ts'

/** A public register of studies. `read` and `readStudy` throw a ValiError for anything that is not a record of it. */
export interface Register {
  /** The register's name, written as at the beginning of a sentence. */
  name: Readonly<Record<Locale, string>>
  /** The pattern of the register's study numbers. */
  pattern: RegExp
  /** The address of the whole record of a study. */
  url: (id: string) => string
  /** The address of the fields that a draft needs. */
  draftUrl: (id: string) => string
  read: (body: unknown) => RegistryRecord
  readStudy: (body: unknown) => RegisteredStudy
}

export const clinicalTrialsGov: Register = {
  name: { en: 'ClinicalTrials.gov', fr: 'ClinicalTrials.gov' },
  pattern: /^NCT\d{8}$/,
  url: clinicalTrialsGovUrl,
  draftUrl: clinicalTrialsGovDraftUrl,
  read: readClinicalTrialsGov,
  readStudy: readClinicalTrialsGovStudy,
}

export const ctis: Register = {
  name: { en: 'The European register', fr: 'Le registre européen' },
  pattern: /^\d{4}-\d{6}-\d{2}-\d{2}$/,
  url: ctisUrl,
  draftUrl: ctisUrl,
  read: readCtis,
  readStudy: readCtisStudy,
}

/** Undefined for a text that is not a register number. */
export function registerOf(id: string): Register | undefined {
  return [clinicalTrialsGov, ctis].find(({ pattern }) => pattern.test(id))
}
