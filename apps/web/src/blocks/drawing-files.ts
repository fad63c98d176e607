import type { DrawingName } from '@clairmemoire/cms-client/drawing-name'
import caller from '@clairmemoire/ui/drawings/caller.svg'
import couple from '@clairmemoire/ui/drawings/couple.svg'
import daughterAndFather from '@clairmemoire/ui/drawings/daughter-and-father.svg'
import doctor from '@clairmemoire/ui/drawings/doctor.svg'
import drip from '@clairmemoire/ui/drawings/drip.svg'
import group from '@clairmemoire/ui/drawings/group.svg'
import heart from '@clairmemoire/ui/drawings/heart.svg'
import homeVisit from '@clairmemoire/ui/drawings/home-visit.svg'
import memoryTask from '@clairmemoire/ui/drawings/memory-task.svg'
import olderMan from '@clairmemoire/ui/drawings/older-man.svg'
import olderWoman from '@clairmemoire/ui/drawings/older-woman.svg'
import onThePhone from '@clairmemoire/ui/drawings/on-the-phone.svg'
import partner from '@clairmemoire/ui/drawings/partner.svg'
import research from '@clairmemoire/ui/drawings/research.svg'
import result from '@clairmemoire/ui/drawings/result.svg'
import scan from '@clairmemoire/ui/drawings/scan.svg'
import sent from '@clairmemoire/ui/drawings/sent.svg'
import tablet from '@clairmemoire/ui/drawings/tablet.svg'
import tea from '@clairmemoire/ui/drawings/tea.svg'
import travel from '@clairmemoire/ui/drawings/travel.svg'
import walking from '@clairmemoire/ui/drawings/walking.svg'
import withDoctor from '@clairmemoire/ui/drawings/with-doctor.svg'

/** The file of each drawing that editors may name. */
export const drawingFiles: Readonly<Record<DrawingName, string>> = {
  caller,
  couple,
  'daughter-and-father': daughterAndFather,
  doctor,
  drip,
  group,
  heart,
  'home-visit': homeVisit,
  'memory-task': memoryTask,
  'older-man': olderMan,
  'older-woman': olderWoman,
  'on-the-phone': onThePhone,
  partner,
  research,
  result,
  scan,
  sent,
  tablet,
  tea,
  travel,
  walking,
  'with-doctor': withDoctor,
}
