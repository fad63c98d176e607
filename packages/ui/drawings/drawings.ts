import type { ReactNode } from 'react'
import { Welcome } from './hero.tsx'
import {
  Caller,
  Couple,
  DaughterAndFather,
  Doctor,
  Group,
  OlderMan,
  OlderWoman,
  OnThePhone,
  Research,
  Tea,
  Walking,
  WithDoctor,
} from './people.tsx'
import { CaringForYourHeart, EatingWell, Moving, SeeingPeople, UsingYourMind } from './pillars.tsx'
import { NoMatch, NotFound, Offline, Result, Sent } from './states.tsx'
import { BloodSample, Drip, HomeVisit, LumbarPuncture, MemoryTask, Partner, Scan, Tablet, Travel } from './study.tsx'

/** All drawings by file name. */
export const drawings: Readonly<Record<string, () => ReactNode>> = {
  welcome: Welcome,
  'older-woman': OlderWoman,
  'older-man': OlderMan,
  couple: Couple,
  'daughter-and-father': DaughterAndFather,
  tea: Tea,
  'on-the-phone': OnThePhone,
  caller: Caller,
  'with-doctor': WithDoctor,
  walking: Walking,
  group: Group,
  doctor: Doctor,
  research: Research,
  'eating-well': EatingWell,
  moving: Moving,
  'using-your-mind': UsingYourMind,
  'seeing-people': SeeingPeople,
  heart: CaringForYourHeart,
  scan: Scan,
  drip: Drip,
  tablet: Tablet,
  'lumbar-puncture': LumbarPuncture,
  'blood-sample': BloodSample,
  'memory-task': MemoryTask,
  'home-visit': HomeVisit,
  partner: Partner,
  travel: Travel,
  result: Result,
  'no-match': NoMatch,
  sent: Sent,
  'not-found': NotFound,
  offline: Offline,
}
