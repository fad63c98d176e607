import type { ApiClient } from '@clairmemoire/api-client'
import { type Sent, send } from '@clairmemoire/api-client/calls'
import type { PasswordCheck, StudyMaterial } from '@clairmemoire/api-client/schema'
import type { Locale } from '@clairmemoire/domain/locale'
import type { StudyCode } from '@clairmemoire/domain/study'

type Api = () => Promise<ApiClient>

/** Whether it is the password of a study; a right one brings the key to its material. */
export function checkPassword(api: Api, code: StudyCode, password: string): Promise<Sent<PasswordCheck>> {
  return send<PasswordCheck>(async (signal) =>
    (await api()).POST('/api/trials/utils/check_password', { body: { trial_code: code, password }, signal }),
  )
}

/** The key stands in no address. */
export function readMaterial(api: Api, locale: Locale, key: string): Promise<Sent<StudyMaterial>> {
  return send<StudyMaterial>(async (signal) =>
    (await api()).GET('/api/trials/material', {
      params: { query: { locale }, header: { 'Material-Key': key } },
      signal,
    }),
  )
}
