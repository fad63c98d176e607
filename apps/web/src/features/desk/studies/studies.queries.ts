import type { ApiClient } from '@clairmemoire/api-client'
import { load, type Sent, send } from '@clairmemoire/api-client/calls'
import type {
  IncludedCount,
  SponsorFile,
  StartStudies,
  StateRequest,
  StudyFigures,
  StudyState,
} from '@clairmemoire/api-client/schema'
import type { Query } from '../../../form-flow/index.ts'

type Api = () => Promise<ApiClient>

export function studyFiguresQuery(api: Api, code: string): Query<StudyFigures> {
  const params = { path: { trial_code: code } }
  return {
    queryKey: ['desk', 'study-figures', code],
    queryFn: () =>
      load<StudyFigures>(async (signal) =>
        (await api()).GET('/api/desk/studies/{trial_code}/figures/', { params, signal }),
      ),
    staleTime: 0,
  }
}

export function setIncluded(api: Api, code: string, body: IncludedCount): Promise<Sent<StudyFigures>> {
  const params = { path: { trial_code: code } }
  return send<StudyFigures>(async (signal) =>
    (await api()).PUT('/api/desk/studies/{trial_code}/included/', { params, body, signal }),
  )
}

export function studyStateQuery(api: Api, code: string): Query<StudyState> {
  const params = { path: { trial_code: code } }
  return {
    queryKey: ['desk', 'study-state', code],
    queryFn: () =>
      load<StudyState>(async (signal) =>
        (await api()).GET('/api/desk/studies/{trial_code}/state/', { params, signal }),
      ),
    staleTime: 0,
  }
}

export function setStudyState(api: Api, code: string, body: StateRequest): Promise<Sent<StudyState>> {
  const params = { path: { trial_code: code } }
  return send<StudyState>(async (signal) =>
    (await api()).PUT('/api/desk/studies/{trial_code}/state/', { params, body, signal }),
  )
}

export function getSponsorFile(api: Api, code: string): Promise<Sent<SponsorFile>> {
  const params = { path: { trial_code: code } }
  return send<SponsorFile>(async (signal) =>
    (await api()).GET('/api/desk/studies/{trial_code}/sponsor-file/', { params, signal }),
  )
}

/** The figures on the user's start page. */
export function startStudiesQuery(api: Api): Query<StartStudies> {
  return {
    queryKey: ['desk', 'start-studies'],
    queryFn: () => load<StartStudies>(async (signal) => (await api()).GET('/api/desk/start-studies/', { signal })),
    staleTime: 0,
  }
}

export function setStartStudy(api: Api, code: string, isOnStart: boolean): Promise<Sent<StartStudies>> {
  const params = { path: { trial_code: code } }
  const path = '/api/desk/start-studies/{trial_code}/'
  return send<StartStudies>(async (signal) =>
    isOnStart ? (await api()).PUT(path, { params, signal }) : (await api()).DELETE(path, { params, signal }),
  )
}
